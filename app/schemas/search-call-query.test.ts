import { describe, expect, it } from "vitest";
import { NO_TOWNS } from "#app/domain/geo/towns";
import { readSearchCallQuery } from "./search-call-query";

const NOW_MS = Date.parse("2026-11-22T09:00:00Z");
const read = (query: string) =>
  readSearchCallQuery(new URLSearchParams(query), { nowMs: NOW_MS, townsNamed: NO_TOWNS });

describe("a search by the names of a shared address", () => {
  it("is the same search", () => {
    const shared = read("from=LS6&hours=5&date=2026-11-25");
    expect(shared).toMatchObject({ ok: true, search: { drivingHours: 5, date: "2026-11-25" } });
    expect(shared).toEqual(
      read(`from=LS6&drivingHours=5&travelDate=${Date.parse("2026-11-25T12:00:00Z") / 1000}`),
    );
  });

  it.each([
    ["from=nonsense", "from"],
    ["from=LS6&from=M1", "from"],
    ["from=LS6&hours=0x2", "hours"],
    ["from=LS6&hours=2&hours=3", "hours"],
    ["from=LS6&date=2026-12-25", "date"],
    ["from=LS6&date=tomorrow", "date"],
    ["postcode=nonsense", "postcode"],
    ["postcode=M1%201AE&drivingHours=9", "drivingHours"],
    ["", "postcode"],
    ["from=LS6&driveTime=2", "driveTime"],
    ["from=LS6&utm_source=x", "utm_source"],
    ["from=LS6&Limit=3", "Limit"],
  ])("names what is wrong by the parameter that was given: %s", (query, name) => {
    const result = read(query);
    expect(result.ok ? [] : Object.keys(result.faults)).toEqual([name]);
  });

  it("starts at the postcode where both are given", () => {
    expect(read("from=LS6&postcode=M1%201AE")).toEqual(read("postcode=M1%201AE"));
  });

  it("leaves alone how a page shows its results", () => {
    expect(read("postcode=M1%201AE&view=xx").ok).toBe(true);
  });
});
