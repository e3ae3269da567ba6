import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { Activity, ActivityKind } from "./activity";
import { closureInWords } from "#app/notes/shut/shut-notes";
import { CLOSURES, closureOf, closureOn, closureRow, closuresOfYear, mayBeAdvised } from "./closure";
import type { DestinationKind } from "./destination";
import { newActivity } from "../../../tests/fakes/drafts";
import { isShutOn } from "./opening";

const thing = (name: string, facts: object) => newActivity({ name, description: "A sight.", ...facts });
const hall = (facts: object, name = "Hall") => thing(name, { cost: "paid", indoor: true, ...facts });
const walk = thing("Walk", { cost: "free" });

const NOVEMBER: LondonDate = "2026-11-23";
const place = (name: string, kind: DestinationKind) => ({ name, kind });
const SOMEWHERE = place("Somewhere", "market-town");
const on = (date: LondonDate, things: readonly Activity[], named = SOMEWHERE) => [
  closureOn(closuresOfYear(named, things)[closureRow(date)] ?? 0, date),
  closureInWords(named, things, date),
];

describe("a place on a day", () => {
  const garden = hall({ season: "Apr-Oct", weekdays: "Wed-Sun" });

  it("is shut where all that is paid or featured is, until the first of it opens", () => {
    const sooner = hall({ season: "Mar-Oct", cost: "mixed", featured: true });
    expect(on(NOVEMBER, [garden])).toEqual([CLOSURES.all, "Closed until April"]);
    expect(on(NOVEMBER, [garden, sooner])).toEqual([CLOSURES.all, "Closed until March"]);
    expect(on("2026-08-01", [garden])).toEqual([CLOSURES.none, null]);
    expect(on("2026-08-03", [garden])).toEqual([CLOSURES.all, "Closed until Wednesday"]);
  });

  it.each([
    ["is shut", { rank: { closure: CLOSURES.all } }],
    ["is cut off by the tide", { isCutOff: true }],
    ["is under a warning", { isWarned: true }],
  ])("is not advised where it %s", (_, fact) => {
    const fine = { rank: null, isCutOff: false, isWarned: false };
    expect([mayBeAdvised(fine), mayBeAdvised({ ...fine, ...fact })]).toEqual([true, false]);
  });

  it("is shut while there are works, which the bits of a month leave to the details", () => {
    const museum = hall({ season: "Jan-Dec", shutFrom: "2026-12-20", shutUntil: "2027-03-01" });
    const later = hall({ season: "Feb-Oct" });
    expect(closureOn(closuresOfYear(SOMEWHERE, [museum, later])[11] ?? 0, "2026-12-22")).toBeNull();
    expect(closureOf(SOMEWHERE, [museum], "2026-12-22")).toBe(CLOSURES.all);
    expect(closureInWords(SOMEWHERE, [museum], "2026-12-22")).toBe("Closed for works until spring 2027");
    expect(closureInWords(SOMEWHERE, [museum, later], "2026-12-22")).toBe("Closed until February");
    expect(closureOf(SOMEWHERE, [museum, later], "2027-02-02")).toBe(CLOSURES.none);
  });

  it.each([
    ["something free is open", [garden, walk]],
    ["nothing is known", [garden, hall({})]],
    ["nothing is paid", [walk]],
    ["nothing is there", []],
  ])("is not where %s", (_, things) => {
    expect(on(NOVEMBER, things)).toEqual([CLOSURES.none, null]);
  });

  it.each<[string, DestinationKind, string, ActivityKind, string | null]>([
    ["Harewood House", "country-house", "Harewood House", "house-and-garden", "House and gardens"],
    ["Haddo House and Ellon", "country-house", "Haddo House", "house", "House"],
    ["Petworth", "country-house", "Petworth House", "house", "House"],
    ["Lyme Park", "country-house", "Lyme", "house-and-garden", "House and gardens"],
    ["Thorpe Park", "theme-park", "Thorpe Park", "theme-park", "Thorpe Park"],
    ["Barnard Castle", "market-town", "Barnard Castle", "castle", "Castle"],
    // A town is more than the castle or museum that has its name.
    ["Arundel", "castle-town", "Arundel Castle", "castle", null],
    ["Eyam", "market-town", "Eyam Museum", "museum", null],
    ["Petworth", "country-house", "Petworth Cottage Museum", "museum", null],
  ])("says what is shut if it is named after that: %s", (name, kind, own, ownKind, shut) => {
    const things = [hall({ season: "Apr-Oct", kind: ownKind }, own), walk];
    const said = shut === null ? [CLOSURES.none, null] : [CLOSURES.namesake, `${shut} closed until April`];
    expect(on(NOVEMBER, things, place(name, kind))).toEqual(said);
    expect(on("2026-08-01", things, place(name, kind))).toEqual([CLOSURES.none, null]);
  });

  it("has bits of the days of each month that agree with every day of a year, Christmas too", () => {
    const museum = hall({ season: "Jan-Dec", christmas: "closed", weekdays: "Tue-Sun" });
    const house = hall({ season: "Mar-Oct", christmas: "by-ticket" });
    const zoo = hall({ season: "Jan-Dec", christmas: "christmas-day" });
    for (const things of [
      [garden],
      [museum],
      [house],
      [zoo],
      [zoo, museum],
      [museum, garden],
      [museum, walk],
    ])
      for (let days = 0; days < 366; days += 1) {
        const date = addDays(NOVEMBER, days);
        const isShut = things.every((each) => isShutOn(each, date));
        expect({ date, closure: on(date, things)[0] }).toEqual({
          date,
          closure: isShut ? CLOSURES.all : CLOSURES.none,
        });
      }
  });
});
