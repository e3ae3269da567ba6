import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { epochSecondsOfLondonNoon, londonDateOf, londonDayBounds, londonHourOf } from "./london-time";

const at = (iso: string) => Date.parse(iso);
const secondsAt = (iso: string) => at(iso) / 1000;

describe("the London day of an instant", () => {
  it.each([
    ["2026-07-31T22:59:59Z", "2026-07-31"],
    ["2026-07-31T23:30:00Z", "2026-08-01"],
    ["2026-12-31T23:59:59Z", "2026-12-31"],
    ["2027-01-01T00:00:00Z", "2027-01-01"],
    ["2028-02-29T12:00:00Z", "2028-02-29"],
    ["2026-03-29T00:59:59Z", "2026-03-29"],
    ["2026-10-24T23:00:00Z", "2026-10-25"],
    ["2026-10-25T23:30:00Z", "2026-10-25"],
  ])("%s is %s", (instant, date) => {
    expect(londonDateOf(at(instant))).toBe(date);
  });

  it("agrees with a plain formatter at any instant of fifteen years", () => {
    const plain = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London", dateStyle: "short" });
    fc.assert(
      fc.property(fc.integer({ min: at("2020-01-01T00:00Z"), max: at("2035-01-01T00:00Z") }), (ms) => {
        expect(londonDateOf(ms)).toBe(plain.format(ms));
      }),
      { numRuns: 300 },
    );
  });

  it("has an hour by the London clock", () => {
    expect(londonHourOf(at("2026-07-31T23:30:00Z"))).toBe(0.5);
    expect(londonHourOf(at("2026-12-01T13:45:00Z"))).toBe(13.75);
  });
});

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

  it("is represented by its noon on London's clocks", () => {
    expect(epochSecondsOfLondonNoon("2026-07-01")).toBe(secondsAt("2026-07-01T11:00:00Z"));
    expect(epochSecondsOfLondonNoon("2026-12-01")).toBe(secondsAt("2026-12-01T12:00:00Z"));
    expect(epochSecondsOfLondonNoon("2026-10-25")).toBe(secondsAt("2026-10-25T12:00:00Z"));
    expect(epochSecondsOfLondonNoon("2026-03-29")).toBe(secondsAt("2026-03-29T11:00:00Z"));
  });
});
