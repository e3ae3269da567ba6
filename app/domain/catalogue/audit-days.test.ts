import { describe, expect, it } from "vitest";
import { isCalendarDay, londonDayBounds } from "./audit-days";

const hoursOf = (day: string) => {
  const { fromMs, untilMs } = londonDayBounds(day);
  return (untilMs - fromMs) / 3_600_000;
};

describe("a London calendar day", () => {
  it("begins at midnight by the London clock", () => {
    expect(new Date(londonDayBounds("2026-01-15").fromMs).toISOString()).toBe("2026-01-15T00:00:00.000Z");
    expect(new Date(londonDayBounds("2026-06-15").fromMs).toISOString()).toBe("2026-06-14T23:00:00.000Z");
  });

  it("has 23 hours when the clocks go forward and 25 when they go back", () => {
    expect([hoursOf("2026-03-28"), hoursOf("2026-03-29"), hoursOf("2026-10-25")]).toEqual([24, 23, 25]);
  });

  it.each(["2026-02-30", "2026-13-01", "2026-1-1", "x", ""])("is not %j", (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });

  it("may be the 29th of February of a leap year", () => {
    expect(isCalendarDay("2028-02-29")).toBe(true);
  });
});
