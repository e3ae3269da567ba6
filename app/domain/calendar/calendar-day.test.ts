import { describe, expect, it } from "vitest";
import { addDays, isCalendarDate, isWeekend, weekdayOf } from "./calendar-day";

describe("calendar arithmetic", () => {
  it.each([
    ["2026-10-24", 1, "2026-10-25"],
    ["2026-10-25", 1, "2026-10-26"],
    ["2027-03-27", 1, "2027-03-28"],
    ["2027-03-28", 1, "2027-03-29"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2028-02-28", 2, "2028-03-01"],
    ["2027-02-28", 1, "2027-03-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2027-01-01", -1, "2026-12-31"],
  ])("%s and %i days is %s", (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it("refuses what is no date", () => {
    expect(() => addDays("tomorrow", 1)).toThrow(RangeError);
  });
});

it("the day of the week is counted from Monday, and the weekend is its end", () => {
  const week = Array.from({ length: 7 }, (_, day) => addDays("2026-11-16", day));
  expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(week.filter(isWeekend)).toEqual(["2026-11-21", "2026-11-22"]);
  // On this Sunday the clocks change.
  expect(isWeekend("2026-03-29")).toBe(true);
});

describe("a calendar date", () => {
  it.each(["2026-02-30", "2026-13-01", "2026-1-1", "x", ""])("is not %j", (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it("may be the 29th of February of a leap year", () => {
    expect(isCalendarDate("2028-02-29")).toBe(true);
  });
});
