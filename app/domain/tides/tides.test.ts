import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#app/domain/units";
import { crossingTimes } from "#app/notes/crossings/crossing-notes";
import { isCutOffByTide } from "./crossing";
import { type PublishedTides, tidesAround, tidesOn } from "./published-tides";

const fromMs = Date.UTC(2026, 10, 24, 12);
const hours = (...all: number[]) => all.map((hour) => hour * 60);
const TABLE: PublishedTides = {
  fromMs,
  untilMs: fromMs + 72 * HOUR_MS,
  gauges: [{ name: "Whitby", high: hours(4, 16.5, 29, 41.5, 54), low: hours(10, 22.5, 35, 47.5) }],
  gaugeAt: [-1, 0],
  cutOff: [],
};
const DATE = "2026-11-25";
const clock = (ms: number) => new Date(ms).toISOString().slice(5, 16);
const around = tidesAround(TABLE, 1, DATE)!;

describe("published tides", () => {
  it("are a place's by its gauge, high and low in order of time", () => {
    expect(around.gauge).toBe("Whitby");
    expect(tidesOn(around, DATE).map(({ isHigh, atMs }) => [isHigh, clock(atMs)])).toEqual([
      [true, "11-25T04:30"],
      [false, "11-25T10:30"],
      [true, "11-25T17:00"],
      [false, "11-25T23:00"],
    ]);
  });

  it("are not known without a gauge, on a day that the table does not cover, or without a table", () => {
    expect(tidesAround(TABLE, 0, DATE)).toBeNull();
    expect(tidesAround(TABLE, 1, "2026-11-24")).toBeNull();
    expect(tidesAround(TABLE, 1, "2026-11-28")).toBeNull();
    expect(tidesAround(null, 1, DATE)).toBeNull();
    expect(tidesAround(TABLE, 7, DATE)).toBeNull();
  });

  it("belong to the London day in summer, when it begins an hour before the day of UTC", () => {
    const june = { ...TABLE, fromMs: Date.UTC(2026, 5, 20, 11), untilMs: Date.UTC(2026, 5, 23, 12) };
    const gauges = [{ name: "Whitby", high: hours(11.9, 12.1), low: [] }];
    const found = tidesAround({ ...june, gauges }, 1, "2026-06-21")!;
    expect(tidesOn(found, "2026-06-21").map(({ atMs }) => clock(atMs))).toEqual(["06-20T23:06"]);
  });
});

describe("a crossing's rule of thumb", () => {
  const timesOf = (rule: Parameters<typeof crossingTimes>[0]) =>
    crossingTimes(rule, around, DATE).map((time) => [clock(time.fromMs), clock(time.untilMs)]);

  it("holds for some hours round each water of its kind", () => {
    expect(timesOf({ water: "high", fromHours: -2, untilHours: 3.5, state: "closed" })).toEqual([
      ["11-25T02:30", "11-25T08:00"],
      ["11-25T15:00", "11-25T20:30"],
    ]);
  });

  it("cuts a place off only where there is no other way", () => {
    const way = { name: "The causeway", way: "road", says: "closed at high water" } as const;
    expect(isCutOffByTide([way, { ...way, isOnlyWay: true }])).toBe(true);
    expect(isCutOffByTide([way])).toBe(false);
    expect(isCutOffByTide(undefined)).toBe(false);
  });

  it("is cut at midnight, and takes the water of the day before and after into account", () => {
    expect(timesOf({ water: "low", fromHours: -2, untilHours: 2, state: "open" })).toEqual([
      ["11-25T08:30", "11-25T12:30"],
      ["11-25T21:00", "11-26T00:00"],
    ]);
  });

  it("reaches to the next water where it ends before that", () => {
    expect(timesOf({ water: "high", fromHours: 3, untilHours: -3, state: "open" })).toEqual([
      ["11-25T00:00", "11-25T01:30"],
      ["11-25T07:30", "11-25T14:00"],
      ["11-25T20:00", "11-26T00:00"],
    ]);
  });
});
