import { describe, expect, it } from "vitest";
import { dayLengthHours, isSunUp } from "./sun";

const LONDON = { latitude: 51.5, longitude: -0.13 };
const LERWICK = { latitude: 60.15, longitude: -1.15 };
const MINUTES = 1 / 60;

/** The minutes past 00:00 UTC of that day at which the sun rises and sets. */
function sunTimes(point: typeof LONDON, date: string): { rises: number; sets: number } {
  const start = Date.parse(`${date}T00:00:00Z`);
  const up = Array.from({ length: 1440 }, (_, minute) => isSunUp(point, start + minute * 60_000));
  return { rises: up.indexOf(true), sets: up.lastIndexOf(true) };
}

describe("the length of the day", () => {
  it("is 16 h 38 in London at midsummer and 7 h 50 at midwinter", () => {
    expect(Math.abs(dayLengthHours(51.5, "2026-06-21") - (16 + 38 * MINUTES))).toBeLessThan(3 * MINUTES);
    expect(Math.abs(dayLengthHours(51.5, "2026-12-21") - (7 + 50 * MINUTES))).toBeLessThan(3 * MINUTES);
  });

  it("is about twelve hours everywhere at the equinox", () => {
    expect(dayLengthHours(50, "2026-03-20")).toBeCloseTo(dayLengthHours(60, "2026-03-20"), 0);
    expect(Math.abs(dayLengthHours(LONDON.latitude, "2026-03-20") - 12.15)).toBeLessThan(0.1);
  });

  it("grows towards the north in summer and shrinks in winter", () => {
    expect(dayLengthHours(60, "2026-06-21")).toBeGreaterThan(dayLengthHours(50, "2026-06-21") + 2);
    expect(dayLengthHours(60, "2026-12-21")).toBeLessThan(dayLengthHours(50, "2026-12-21") - 1.5);
  });

  it("is bounded beyond the polar circle", () => {
    expect(dayLengthHours(75, "2026-06-21")).toBe(24);
    expect(dayLengthHours(75, "2026-12-21")).toBe(0);
  });
});

describe("the sun over the horizon", () => {
  it.each([
    ["2026-06-21", 3 * 60 + 43, 20 * 60 + 21],
    ["2026-12-21", 8 * 60 + 4, 15 * 60 + 53],
    ["2026-11-03", 6 * 60 + 56, 16 * 60 + 29],
  ])("rises and sets in London on %s within three minutes of the almanac", (date, rises, sets) => {
    const times = sunTimes(LONDON, date);
    expect(Math.abs(times.rises - rises)).toBeLessThanOrEqual(3);
    expect(Math.abs(times.sets - sets)).toBeLessThanOrEqual(3);
  });

  it("is up as long as the day is", () => {
    const { rises, sets } = sunTimes(LERWICK, "2026-05-05");
    expect((sets - rises) / 60).toBeCloseTo(dayLengthHours(LERWICK.latitude, "2026-05-05"), 1);
  });
});
