import { describe, expect, it } from "vitest";
import fc from "../../../tests/harness/fast-check";
import { fineDay, forecastOfDays } from "../../../tests/fakes/forecasts";
import type { DailyForecast, PlaceForecast } from "#app/domain/weather/forecast";
import { arrivalQuarter, visitTo } from "./visit";
import { createVisitScores, shownScore } from "./visit-scores";
import { scoreVisit, visitWeather } from "./visit-weather";

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
  it("has its numbers, and none if it is dark or nothing is known", () => {
    const { score, points, ...rest } = scoresOf(forecastOf({})).arrival(40, 0);
    expect(rest).toEqual({ standing: "daylight", sunshineHours: 8, chanceOfRainPct: 10, isCalm: true });
    expect([points, score && score > 70]).toEqual([score, true]);
    const visits = scoresOf(forecastOf({ sunshineHours: null }), null);
    expect(visits.arrival(40, 0)).toMatchObject({ sunshineHours: null, chanceOfRainPct: 10 });
    const withoutChance = scoresOf(forecastOf({ precipitationPct: null }));
    expect(withoutChance.arrival(40, 0)).toMatchObject({ sunshineHours: 8, chanceOfRainPct: null });
    const nothing = { score: null, sunshineHours: null, chanceOfRainPct: null, isCalm: false };
    expect(visits.arrival(IN_THE_DARK, 0)).toMatchObject({ standing: "dark", ...nothing });
    expect(visits.arrival(40, 1)).toMatchObject({ standing: "no-forecast", ...nothing });
    expect([visits.arrival(IN_THE_DARK, 0), visits.arrival(40, 1)].map(shownScore)).toEqual([null, null]);
  });

  it("is computed once, and takes memory then", () => {
    const visits = scoresOf(forecastOf({}));
    expect(visits.bytes()).toBe(0);
    expect(visits.arrival(40, 0)).toBe(visits.arrival(40, 0));
    expect(visits.bytes()).toBe(100);
  });

  it("shows exactly the score that the visit's weather gives", () => {
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
        const visit = visitWeather(forecast, DATE, visitTo(LEEDS, drive, DATE, NINE));
        const points = shownScore(scoresOf(forecast).arrival(arrivalQuarter(NINE, drive), 0));
        expect(points).toBe(visit && Math.round(scoreVisit(visit, "urban").value));
      }),
      { examples: [[DREADFUL, 60]] },
    );
  });
});
