import type { LondonDate } from "#app/domain/calendar/clock";
import { travelDates } from "#app/domain/calendar/travel-date";
import { HOUR_MS } from "#app/domain/units";
import type { ClimateStation } from "#app/domain/weather/climate";
import { startOfLondonHour } from "#app/domain/weather/day-of-hours";
import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";
import { forecastOfHours, type HoursByStart } from "#app/domain/weather/forecast-of-hours";
import { climateAt } from "#app/domain/weather/place-climate";
import type { WeatherProvider } from "#app/services/ports";
import { sampleHours, type SampleSite } from "./sample-hours";
import type { Point } from "#app/domain/geo/geo";

const BATCH_SIZE = 1000;
/** The next seed has no similar weather. */
const DAYS_PER_SEED = 1_013;

export interface SampleSources {
  readonly stations: readonly ClimateStation[];
  /** Each seed gives other weather for the same day. */
  readonly seed: number;
}

export const sampleSite = ({ stations, seed }: SampleSources, point: Point): SampleSite => ({
  point,
  climate: climateAt(stations, point),
  daysAhead: seed * DAYS_PER_SEED,
});

function hoursByStart(site: SampleSite, dates: readonly LondonDate[]): HoursByStart {
  return new Map(
    dates.flatMap((date) => {
      const midnightMs = startOfLondonHour(date, 0);
      return sampleHours(site, date).map((hour, clock) => [midnightMs + clock * HOUR_MS, hour] as const);
    }),
  );
}

/** Repeatable, without a network or a key. Pages must always say that it is a sample. */
export function createSampleWeather(sources: SampleSources): WeatherProvider {
  return {
    name: SAMPLE_WEATHER,
    batchSize: BATCH_SIZE,
    placesPerRun: () => Number.MAX_SAFE_INTEGER,
    fetchForecasts(points, nowMs) {
      const dates = travelDates(nowMs);
      const forecasts = points.map((point) => {
        const hours = hoursByStart(sampleSite(sources, point), dates);
        return forecastOfHours({ provider: SAMPLE_WEATHER, fetchedAt: nowMs, point, hours }, dates);
      });
      return Promise.resolve(forecasts);
    },
  };
}
