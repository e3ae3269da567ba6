import { describe, expect, it } from "vitest";
import fc from "../../../tests/harness/fast-check";
import { fineDay, forecastOfDays } from "../../../tests/fakes/forecasts";
import type { DailyForecast, PlaceForecast } from "#app/domain/weather/forecast";
import { seeVisit } from "./seen-visit";
import { arrivalQuarter } from "./visit";
import { STANDINGS, arrivalAt, createPassingScores, createVisitScores, shownScoreAt } from "./visit-scores";
import { scoreVisit } from "./visit-weather";

const DATE = "2026-06-20";
const NOW = Date.parse("2026-06-20T06:00:00Z");
const LEEDS = { latitude: 53.8, longitude: -1.55 };
const NINE = 9 * 60;
const IN_THE_DARK = 92;

const forecastOf = (day: Partial<DailyForecast>) => forecastOfDays([fineDay(DATE, day)], NOW);

/** The index of this weather is below zero, so pages show 0. */
const DREADFUL = { temperatureMaxC: -10, humidityPct: 100, cloudPct: 100, rainMm: 60, windKmh: 120 };

const scoresOf = (...forecasts: (PlaceForecast | null)[]) =>
  createVisitScores(
    forecasts.map(() => LEEDS),
    forecasts,
    DATE,
    "urban",
    NOW,
  );

describe("an arrival", () => {
  it("has its numbers even if the standing was not asked for before, and none if it is dark or nothing is known", () => {
    const { standing, score, ...rest } = arrivalAt(scoresOf(forecastOf({})), 40, 0);
    expect([standing, rest]).toEqual([STANDINGS.daylight, { sunshineHours: 8, chanceOfRainPct: 10 }]);
    expect(score).toBeGreaterThan(70);
    const visits = scoresOf(forecastOf({ sunshineHours: null }), null);
    expect(arrivalAt(visits, 40, 0)).toMatchObject({ sunshineHours: null, chanceOfRainPct: 10 });
    const withoutChance = scoresOf(forecastOf({ precipitationPct: null }));
    expect(arrivalAt(withoutChance, 40, 0)).toMatchObject({ sunshineHours: 8, chanceOfRainPct: null });
    const nothing = { score: null, sunshineHours: null, chanceOfRainPct: null };
    expect(arrivalAt(visits, IN_THE_DARK, 0)).toEqual({ standing: STANDINGS.dark, ...nothing });
    expect(arrivalAt(visits, 40, 1)).toEqual({ standing: STANDINGS.noForecast, ...nothing });
    expect([shownScoreAt(visits, IN_THE_DARK, 0), shownScoreAt(visits, 40, 1)]).toEqual([null, null]);
  });

  it("shows exactly the score that the visit's weather gives, although the cached one is coarser", () => {
    const weather = fc.record({
      temperatureMaxC: fc.double({ min: -10, max: 40, noNaN: true }),
      humidityPct: fc.integer({ min: 20, max: 100 }),
      cloudPct: fc.integer({ min: 0, max: 100 }),
      rainMm: fc.double({ min: 0, max: 60, noNaN: true }),
      windKmh: fc.double({ min: 0, max: 120, noNaN: true }),
    });
    fc.assert(
      fc.property(weather, fc.integer({ min: 0, max: 900 }), (day, drive) => {
        const forecast = forecastOf(day);
        const visit = seeVisit(LEEDS, forecast, drive, DATE, NINE).weather;
        const points = shownScoreAt(scoresOf(forecast), arrivalQuarter(NINE, drive), 0);
        expect(points).toBe(visit && Math.round(scoreVisit(visit, "urban").value));
      }),
      { examples: [[DREADFUL, 60]] },
    );
  });
});

it("scores that are not kept are those that are kept, in whichever order they are asked for", () => {
  const forecasts = [forecastOf({}), null, forecastOf({ sunshineHours: null }), forecastOf(DREADFUL)];
  const places = forecasts.map(() => LEEDS);
  const cached = createVisitScores(places, forecasts, DATE, "urban", NOW);
  const passing = createPassingScores(places, forecasts, DATE, "urban", NOW);
  expect(passing.usableUntil).toBe(cached.usableUntil);
  fc.assert(
    fc.property(fc.integer({ min: 20, max: IN_THE_DARK }), fc.nat(places.length - 1), (quarter, position) => {
      expect(arrivalAt(passing, quarter, position)).toEqual(arrivalAt(cached, quarter, position));
    }),
  );
  expect(passing.bytes()).toBeLessThan(cached.bytes());
});
