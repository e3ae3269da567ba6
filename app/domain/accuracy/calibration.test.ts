import { describe, expect, it } from "vitest";
import { chanceFrom } from "../../../tests/fakes/weather-world";
import { addDays } from "#app/domain/calendar/calendar-day";
import { calibrationOf, chanceOf } from "./calibration";
import { type RecordedDay, countDay } from "./count-day";
import type { CountedPlace, RecordedVisit } from "./recorded-visit";
import type { FirstPlaceDeps } from "./first-places";
import { type Sums, addSums, sumsOf } from "./sums";

/** A grid of 100 places, 12 km apart. */
const PLACES: readonly CountedPlace[] = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  name: `Place ${index + 1}`,
  region: "Wales",
  latitude: 52 + Math.floor(index / 10) * 0.108,
  longitude: -3 + (index % 10) * 0.177,
}));

/** Returns a normally distributed value, always the same for the same parts (Box and Muller 1958). */
const normal = (...parts: readonly (string | number)[]): number =>
  Math.sqrt(-2 * Math.log(1 - chanceFrom("u", ...parts))) * Math.cos(2 * Math.PI * chanceFrom("v", ...parts));

const recordOf = (placeId: number, score: number): RecordedVisit => ({
  placeId,
  provider: "open-meteo",
  score: Math.min(100, Math.max(0, Math.round(score * 10) / 10)),
  sunHours: null,
  rainMm: 0,
  temperatureC: 15,
  parts: { thermal: 5, sky: 5, rain: 10, wind: 9 },
});

/** The size of the errors, and the share of an error that all places have in common. */
const SIZE = 8;
const IN_COMMON = 0.6;
const DIFFERENCE_SIZE = SIZE * Math.sqrt(2 * (1 - IN_COMMON));

/**
 * Makes a day that was forecast two days ahead. The outcome is the forecast plus an error; all places have a
 * share of the error in common.
 */
function dayOf(date: string): RecordedDay {
  const forecasts = PLACES.map(({ id }) => recordOf(id, 60 + 5 * normal("f", id, date)));
  const outcomes = forecasts.map(({ placeId, score }) => {
    const own = Math.sqrt(1 - IN_COMMON) * normal("own", placeId, date);
    return recordOf(placeId, score + SIZE * (Math.sqrt(IN_COMMON) * normal("day", date) + own));
  });
  return {
    date,
    entries: new Map([
      [0, outcomes],
      [2, forecasts],
    ]),
  };
}

/** Homes to search from: one near each place, with a drive of an hour to every place. */
const STARTS = PLACES.map(({ latitude, longitude }) => ({
  latitude: latitude + 0.02,
  longitude,
  minutes: Float32Array.from(PLACES, () => 60),
}));

/** The weights of three places around home: one is some 2 km away, the other two are 12 km away. */
const HOME_SHARES = [0.73, 0.14, 0.13];

function sumsOfDays(from: number, count: number, deps: Partial<FirstPlaceDeps> = {}): Sums {
  const days = Array.from({ length: count }, (_, day) => dayOf(addDays("2026-01-01", from + day)));
  const all = { starts: [], bandOf: () => 4, chanceOf: () => null, ...deps };
  return sumsOf(addSums(days.map((day) => countDay(day, PLACES, all))), ["open-meteo"]);
}

/** The normal distribution's share below a value (Abramowitz and Stegun 1964, 7.1.26). */
function below(value: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(value)) / Math.SQRT2);
  const series = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const sum = series.reduceRight((rest, factor) => (rest + factor) * t, 0);
  const error = 1 - sum * Math.exp(-(value * value) / 2);
  return 0.5 + (Math.sign(value) * error) / 2;
}

describe("the band and the chance", () => {
  const sums = sumsOfDays(0, 60, { starts: STARTS });
  const calibration = calibrationOf(sums);

  it("are unknown before sixty days", () => {
    const early = calibrationOf(sumsOfDays(0, 59));
    expect(early.bands[1]).toBeNull();
    expect(chanceOf(early, 2, 1, 5)).toBeNull();
  });

  it("are unknown so many days ahead as nothing was recorded for", () => {
    expect(calibration.bands).toEqual([null, expect.any(Number), null, null, null]);
    expect(chanceOf(calibration, 1, 1, 5)).toBeNull();
  });

  it("are those of the known errors: three in four, and the chance of each difference", () => {
    expect(calibration.bands[1]).toBeGreaterThan(0.6745 * DIFFERENCE_SIZE - 0.5);
    expect(calibration.bands[1]).toBeLessThan(0.6745 * DIFFERENCE_SIZE + 0.5);
    // The score at home is the mean of three places, of which one is far nearer. The error that home does not
    // share with other places is therefore smaller than that of a single place.
    const homeSize = SIZE * Math.sqrt((1 - IN_COMMON) * (1 + HOME_SHARES.reduce((sum, w) => sum + w * w, 0)));
    for (const distance of [1, 2]) {
      for (const points of [1.5, 3.5, 5.5, 8.5]) {
        const known = chanceOf(calibration, 2, distance, points) ?? NaN;
        expect(Math.abs(known - below(points / homeSize))).toBeLessThan(0.07);
      }
    }
  });

  it("keep the band from 2 to 8 points", () => {
    const only = (better: number) =>
      calibrationOf({
        "days:1": [60],
        "pairs:1:0": Array.from({ length: 31 }, () => [1_000, better]).flat(),
      });
    expect(only(990).bands[0]).toBe(2);
    expect(only(600).bands[0]).toBe(8);
  });

  it("are judged by later days: a stated chance comes true within seven points", () => {
    const later = sumsOfDays(60, 40, {
      starts: STARTS,
      bandOf: () => calibration.bands[1] ?? NaN,
      chanceOf: (daysAhead, distance, points) => chanceOf(calibration, daysAhead, distance, points),
    });
    const chances = later["chances"] ?? [];
    let bins = 0;
    for (let tenth = 0; tenth <= 10; tenth += 1) {
      const [cases = 0, cameTrue = 0] = chances.slice(2 * tenth, 2 * tenth + 2);
      if (cases < 100) continue;
      bins += 1;
      expect([tenth, Math.abs(cameTrue / cases - tenth / 10) <= 0.07]).toEqual([tenth, true]);
    }
    expect(bins).toBeGreaterThanOrEqual(2);
    expect(later["first:2"]?.[0]).toBe(4_000);
  });

  it("are stated only where they have come true", () => {
    const stated = (cases: number, cameTrue: number) => {
      const chances = Array.from({ length: 22 }, () => 0);
      [chances[14], chances[15]] = [cases, cameTrue];
      return calibrationOf({ chances }).isChanceShown;
    };
    expect(stated(100, 70)).toBe(true);
    expect(stated(99, 70)).toBe(false);
    expect(stated(100, 59)).toBe(false);
    expect(stated(100, 81)).toBe(false);
  });
});
