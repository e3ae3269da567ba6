import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import {
  comfortTemperatureC,
  humidexC,
  orderScore,
  scoreDay,
  verdictOf,
  wholePoints,
} from "./holiday-climate-index";
import type { ScoredDay } from "./holiday-climate-index";
import { BANDS, FACETS, RANKING_STYLES, WEIGHTS } from "./holiday-climate-index-bands";
import { pointsOn, ratingCurve } from "./rating-curve";

const dayOf = ([temperatureMaxC, humidityPct, cloudPct, rainMm, windKmh]: readonly number[]): ScoredDay => ({
  temperatureMaxC: temperatureMaxC ?? NaN,
  humidityPct: humidityPct ?? NaN,
  cloudPct: cloudPct ?? NaN,
  rainMm: rainMm ?? NaN,
  windKmh: windKmh ?? NaN,
});

const anyDay = fc.record({
  temperatureMaxC: fc.double({ min: -20, max: 42, noNaN: true }),
  humidityPct: fc.double({ min: 0, max: 100, noNaN: true }),
  cloudPct: fc.double({ min: 0, max: 100, noNaN: true }),
  rainMm: fc.double({ min: 0, max: 120, noNaN: true }),
  windKmh: fc.double({ min: 0, max: 130, noNaN: true }),
});

const partsFor = (thermal: number, sky: number, rain: number, wind: number) =>
  wholePoints({
    facets: {
      thermal: { points: thermal, weight: 4 },
      sky: { points: sky, weight: 2 },
      rain: { points: rain, weight: 3 },
      wind: { points: wind, weight: 1 },
    },
  });

it("the points of the four parts are whole, add up to the score that is shown, and may be below zero", () => {
  // The exact parts add up to 58.8, displayed as 59. Rounded one by one, they would add up to 58.
  expect(partsFor(4.1, 4.7, 8.2, 8.4)).toEqual({ thermal: 16, sky: 10, rain: 25, wind: 8 });
  // They add up to 58.49995, a hair under a half, which is kept as 58.500 and displayed as 59.
  expect(partsFor(4.1, 4.7, 8.2, 8.09995)).toEqual({ thermal: 16, sky: 10, rain: 25, wind: 8 });
  expect(partsFor(10, 10, 10, 10)).toEqual({ thermal: 40, sky: 20, rain: 30, wind: 10 });
  expect(partsFor(0, 1, -1, -1.5)).toEqual({ thermal: 0, sky: 2, rain: -3, wind: -1 });
});

it("the temperature that comfort is rated by is humidex as Environment Canada tabulates it, and below 20 °C the air's own where humidex would be colder", () => {
  expect(humidexC(30, 70)).toBeCloseTo(41, 0);
  expect(humidexC(10, 50)).toBeLessThan(10);
  expect(comfortTemperatureC(10, 50)).toBe(10);
  expect(comfortTemperatureC(18, 80)).toBe(humidexC(18, 80));
  expect(comfortTemperatureC(25, 20)).toBe(humidexC(25, 20));
  expect(comfortTemperatureC(20, 20)).toBe(20);
  expect(comfortTemperatureC(19.9, 20)).toBe(19.9);
});

/** The lower edge and the points of each band, by style and part, as in the two papers. */
const PUBLISHED: Readonly<Record<"urban" | "beach", Readonly<Record<string, readonly number[][]>>>> = {
  urban: {
    thermal: [
      [-Infinity, -6, 0, 7, 11, 15, 18, 20, 23, 26, 27, 29, 31, 33, 35, 37, 39],
      [1, 2, 3, 4, 5, 6, 7, 9, 10, 9, 8, 7, 6, 5, 4, 2, 0],
    ],
    sky: [
      [0, 1, 11, 21, 31, 41, 51, 61, 71, 81, 91, 100],
      [8, 9, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    ],
    rain: [
      [0, 0, 3, 6, 9, 12, 25],
      [10, 9, 8, 5, 2, 0, -1],
    ],
    wind: [
      [0, 0, 10, 20, 30, 40, 50, 70],
      [8, 10, 9, 8, 6, 3, 0, -10],
    ],
  },
  beach: {
    thermal: [
      [-Infinity, 10, 15, 17, 18, 19, 20, 21, 22, 23, 26, 28, 31, 33, 34, 35, 36, 37, 38, 39],
      [-10, -5, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 9, 8, 7, 6, 5, 4, 2, 0],
    ],
    sky: [
      [0, 1, 15, 26, 36, 46, 56, 66, 76, 86, 96],
      [8, 9, 10, 9, 8, 7, 6, 5, 4, 3, 2],
    ],
    rain: [
      [0, 0, 3, 6, 9, 12, 25],
      [10, 9, 8, 6, 4, 0, -1],
    ],
    wind: [
      [0, 0, 10, 20, 30, 40, 50, 70],
      [8, 10, 9, 8, 6, 3, 0, -10],
    ],
  },
};

it("the weights of the parts are the published ones", () => {
  expect(WEIGHTS).toEqual({
    urban: { thermal: 4, sky: 2, rain: 3, wind: 1 },
    beach: { thermal: 2, sky: 4, rain: 3, wind: 1 },
  });
});

describe("a rating band", () => {
  it.each(RANKING_STYLES.flatMap((style) => FACETS.map((facet) => [style, facet] as const)))(
    "is the published one: %s, %s",
    (style, facet) => {
      const bands = BANDS[style][facet];
      const edges = bands.map(({ from }) => (from === Number.MIN_VALUE ? 0 : from));
      expect([edges, bands.map(({ points }) => points)]).toEqual(PUBLISHED[style][facet]);
    },
  );

  it("follows the one before it without a gap, in both styles", () => {
    for (const style of RANKING_STYLES) {
      for (const facet of FACETS) {
        const bands = BANDS[style][facet];
        const step = facet === "sky" ? 1 : 0;
        bands.slice(1).forEach((band, index) => {
          const to = bands[index]?.to ?? NaN;
          expect(band.from).toBeCloseTo(to + step, 9);
        });
      }
    }
  });
});

describe("the interpolated points", () => {
  it("are the published ones at the middle of every band", () => {
    for (const style of RANKING_STYLES) {
      for (const facet of FACETS) {
        const bands = BANDS[style][facet];
        const curve = ratingCurve(bands);
        for (const { from, to, points } of bands) {
          if (Number.isFinite(from) && Number.isFinite(to)) {
            expect(pointsOn(curve, (from + to) / 2)).toBe(points);
          }
        }
      }
    }
  });

  it("lie on straight lines between the middles, and an open end has its neighbour's width and is level beyond", () => {
    const warm = ratingCurve(BANDS.urban.thermal);
    expect(pointsOn(warm, 39)).toBe(1);
    expect(pointsOn(warm, -6)).toBe(1.5);
    expect([40, 41, 60].map((value) => pointsOn(warm, value))).toEqual([0, 0, 0]);
    expect([-9, -10, -40].map((value) => pointsOn(warm, value))).toEqual([1, 1, 1]);
    expect(pointsOn(ratingCurve(BANDS.urban.thermal), 20.25)).toBeCloseTo(8, 9);
    expect(pointsOn(ratingCurve(BANDS.urban.rain), 0.75)).toBeCloseTo(9.5, 9);
    expect(pointsOn(ratingCurve(BANDS.urban.wind), 65)).toBeCloseTo(-2.5, 9);
  });
});

describe("a day's score", () => {
  it("is between 0 and 100 and is the weighted sum of its facets, clamped", () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...RANKING_STYLES), (day, style) => {
        const { value, facets } = scoreDay(day, style);
        const sum = FACETS.reduce((total, facet) => total + facets[facet].points * facets[facet].weight, 0);
        expect(value).toBeCloseTo(Math.min(100, Math.max(0, sum)), 9);
        expect(sum).toBeCloseTo(orderScore(day, style), 9);
      }),
    );
  });

  it("can reach exactly 100, shows 0 for a day below zero but orders it, and is not a number without numbers", () => {
    expect(scoreDay(dayOf([21.5, 52, 15.5, 0, 5]), "urban").value).toBeLessThanOrEqual(100);
    const bad = dayOf([8, 90, 100, 20, 60]);
    const worse = dayOf([8, 90, 100, 40, 80]);
    expect([bad, worse].map((day) => scoreDay(day, "beach").value)).toEqual([0, 0]);
    expect(orderScore(bad, "beach")).toBeGreaterThan(orderScore(worse, "beach"));
    expect(orderScore(dayOf([NaN, 60, 20, 0, 10]), "urban")).toBeNaN();
    expect(orderScore(dayOf([20, 60, NaN, 0, 10]), "urban")).toBeNaN();
  });
});

it.each([
  [100, "ideal"],
  [89.5, "ideal"],
  [89.4, "excellent"],
  [80, "excellent"],
  [79.4, "very good"],
  [69.5, "very good"],
  [69.4, "good"],
  [59.5, "good"],
  [59.4, "acceptable"],
  [49.5, "acceptable"],
  [49.4, "marginal"],
  [39.5, "marginal"],
  [39.49, "poor"],
  [0, "poor"],
])("the word for a score goes by the whole number shown: %s is %s", (value, word) => {
  expect(verdictOf(value)).toBe(word);
});
