import { describe, expect, it } from "vitest";
import { newActivity } from "../../../tests/fakes/drafts";
import { hookOn } from "./hook";
import { isShutOn, openingOn, shutInWords, untilInWords } from "./opening";
import { freeOnWetDay, wetDayPlanOn } from "./wet-day-plan";

const thing = (facts: object) => newActivity({ name: "Hall", description: "A hall.", ...facts });
const hall = (facts: object) => thing({ cost: "paid", indoor: true, ...facts });

describe("a thing to do on a day", () => {
  it("is open in its season, and shut outside it until it begins", () => {
    const seasonal = hall({ season: "Apr-Oct" });
    expect(openingOn(seasonal, "2026-08-01")).toEqual({ state: "open" });
    expect(openingOn(seasonal, "2026-11-23")).toEqual({ state: "shut", until: "2027-04-01" });
    expect(openingOn(seasonal, "2026-10-31")).toEqual({ state: "open" });
  });

  it("is open on its days of the week only", () => {
    const weekend = hall({ season: "Jan-Dec", weekdays: "Wed-Sun" });
    expect(openingOn(weekend, "2026-11-23")).toEqual({ state: "shut", until: "2026-11-25" });
    expect(openingOn(weekend, "2026-11-25")).toEqual({ state: "open" });
  });

  it("may have fewer days from November to March", () => {
    const castle = hall({ season: "Jan-Dec", winterWeekdays: "Sat-Sun" });
    expect(openingOn(castle, "2026-10-26")).toEqual({ state: "open" });
    expect(openingOn(castle, "2026-11-23")).toEqual({ state: "shut", until: "2026-11-28" });
    expect(openingOn(castle, "2027-03-30")).toEqual({ state: "shut", until: "2027-04-01" });
  });

  it("is shut for Christmas and at New Year where that is known", () => {
    const museum = hall({ season: "Jan-Dec", christmas: "closed" });
    expect(openingOn(museum, "2026-12-23")).toEqual({ state: "open" });
    expect(openingOn(museum, "2026-12-24")).toEqual({ state: "shut", until: "2026-12-27" });
    expect(openingOn(museum, "2027-01-01")).toEqual({ state: "shut", until: "2027-01-02" });
    const zoo = hall({ season: "Jan-Dec", christmas: "christmas-day" });
    expect(openingOn(zoo, "2026-12-24")).toEqual({ state: "open" });
    expect(openingOn(zoo, "2026-12-25")).toEqual({ state: "shut", until: "2026-12-26" });
    expect(openingOn(zoo, "2027-01-01")).toEqual({ state: "open" });
  });

  it("is unknown in December where only tickets for its Christmas let people in", () => {
    const house = hall({ season: "Mar-Oct", christmas: "by-ticket" });
    expect(openingOn(house, "2026-12-05")).toEqual({ state: "unknown" });
    expect(openingOn(house, "2026-11-23")).toEqual({ state: "shut", until: "2027-03-01" });
  });

  it("is open without a season if it is free and in the open air, otherwise unknown", () => {
    expect(openingOn(thing({ cost: "free" }), "2027-01-01")).toEqual({ state: "open" });
    expect(openingOn(thing({ cost: "free", indoor: true }), "2027-01-01")).toEqual({ state: "unknown" });
    expect(openingOn(thing({ cost: "free", type: "dining" }), "2027-01-01")).toEqual({ state: "unknown" });
    expect(openingOn(hall({}), "2026-08-01")).toEqual({ state: "unknown" });
    expect(openingOn(thing({}), "2026-08-01")).toEqual({ state: "unknown" });
  });
});

describe("a thing that is shut for works", () => {
  const WORKS = { shutFrom: "2026-12-20", shutUntil: "2027-03-01" };
  const MUSEUM = hall({ season: "Jan-Dec", ...WORKS });

  it.each([
    ["that is open all year", MUSEUM, "2027-03-01"],
    ["whose season begins later", hall({ season: "Apr-Oct", ...WORKS }), "2027-04-01"],
    ["that sells tickets for its Christmas", { ...MUSEUM, christmas: "by-ticket" as const }, "2027-03-01"],
  ])("opens when they end, or with its season: one %s", (_, shut, until) => {
    const opening = openingOn(shut, "2026-12-22");
    expect(opening).toEqual({ state: "shut", until, isForWorks: true });
    expect(opening.state === "shut" && shutInWords(opening, "2026-12-22")).toBe(
      "Closed for works until spring 2027",
    );
    expect(isShutOn(shut, "2026-12-22")).toBe(true);
  });

  it("is what it always was before and after them, and on the day on which they end", () => {
    expect(openingOn(MUSEUM, "2026-12-19").state).toBe("open");
    expect(openingOn(MUSEUM, "2027-02-28").state).toBe("shut");
    expect(openingOn(MUSEUM, "2027-03-01").state).toBe("open");
  });

  it("is left out of hook and wet-day plan while they last", () => {
    const pool = hall({ name: "Pool", season: "Jan-Dec" });
    const plan = "Indoors: Hall; Pool.";
    expect(wetDayPlanOn(plan, [MUSEUM, pool], "2026-12-22")).toBe("Indoors: Pool.");
    expect(wetDayPlanOn(plan, [MUSEUM, pool], "2027-03-01")).toBe(plan);
    const own = { ...MUSEUM, pass: "nt" } as const;
    const opened = (written: string) => freeOnWetDay(written, [own, pool], ["cadw", "nt"]);
    expect(opened(plan)).toEqual(["Free with your National Trust card: Hall."]);
    expect(opened("Indoors: Pool.")).toEqual([]);
    expect(hookOn("Hall = Hall; pool = Pool", [MUSEUM, pool], "2026-12-22")).toBe("Pool");
  });
});

it.each([
  ["2026-11-25", "Wednesday"],
  ["2026-11-29", "Sunday"],
  ["2026-11-30", "November"],
  ["2027-03-01", "March"],
  ["2028-01-10", "early 2028"],
  ["2027-12-01", "late 2027"],
])("when it opens again on %s is written on 23 November as %s", (until, words) => {
  expect(untilInWords(until, "2026-11-23")).toBe(words);
});

it("agrees with the quick answer to whether a thing is shut", () => {
  const museum = hall({ season: "Jan-Dec", christmas: "closed" });
  const garden = hall({ season: "Apr-Oct", weekdays: "Wed-Sun" });
  for (const each of [museum, garden, thing({ cost: "free" })])
    for (const day of ["2026-12-25", "2026-12-23", "2026-08-04", "2027-01-01"] as const)
      expect(isShutOn(each, day)).toBe(openingOn(each, day).state === "shut");
});
