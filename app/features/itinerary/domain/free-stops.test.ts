import { expect, it } from "vitest";
import { newActivity } from "../../../../tests/fakes/drafts";
import { isFreeWith } from "./free-stops";

const thing = (name: string, facts: object) => ({ ...newActivity({ name, description: "" }), ...facts });
const ABBEY = thing("Abbey", { cost: "paid", pass: "nt", featured: true, season: "Apr-Oct" });
const HARBOUR = thing("Harbour", { cost: "free", featured: true });
const ZOO = thing("Zoo", { cost: "paid" });
const THERE = [ABBEY, HARBOUR, ZOO];

it("counts a stop as free with a card if that opens what is chosen and nothing else there costs", () => {
  const isFree = (things: string[], passes: ("nt" | "cadw")[] = ["nt"], arrival = "2027-05-01") =>
    isFreeWith({ things, arrival }, THERE, passes);
  expect(isFree([])).toBe(true);
  expect(isFree(["Abbey"])).toBe(true);
  expect(isFree(["Abbey", "Zoo"])).toBe(false);
  expect(isFree(["Harbour"])).toBe(false);
  expect(isFree([], [])).toBe(false);
  expect(isFree([], ["cadw"])).toBe(false);
  expect(isFree(["Abbey"], ["nt"], "2026-12-01")).toBe(false);
});
