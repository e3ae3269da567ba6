import { HOUR_MS } from "#app/domain/units";
import { addDays } from "#app/domain/calendar/calendar-day";
import { londonHourOf } from "#app/domain/calendar/london-time";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { Point } from "#app/domain/geo/geo";
import type { ClimateStation } from "#app/domain/weather/climate";
import { startOfLondonHour } from "#app/domain/weather/day-of-hours";
import type { CurrentWeather } from "#app/domain/weather/forecast";
import type { LondonDate } from "#app/domain/calendar/clock";
import { forecastOfHours } from "#app/domain/weather/forecast-of-hours";
import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";
import type { HourlyWeather } from "#app/domain/weather/hourly";
import { climateAt } from "#app/domain/weather/place-climate";
import { isSunUp } from "#app/domain/weather/sun";
import type { ForecastOrNull, WeatherProvider } from "#app/services/ports";
import { sampleDay } from "./sample-day";
import type { SampleSite } from "./sample-day";
import { groundOf, readCoast } from "./sample-ground";
import { sampleHours } from "./sample-hours";

const BATCH_SIZE = 1000;
/** Longer than the slowest wave, so that the next seed has no similar weather. */
const DAYS_PER_SEED = 1_013;

/** Climate normals, and the map's outline as one SVG path in kilometres. */
export interface SampleSources {
  readonly stations: readonly ClimateStation[];
  readonly outline: string;
  /** Each seed gives other weather for the same day; 0 by default. */
  readonly seed?: number;
}

export function sampleSites({ stations, outline, seed = 0 }: SampleSources): (point: Point) => SampleSite {
  const coast = readCoast(outline);
  const daysAhead = seed * DAYS_PER_SEED;
  return (point) => ({
    point,
    climate: climateAt(stations, point),
    ground: groundOf(coast, point),
    daysAhead,
  });
}

function sampleForecast(site: SampleSite, dates: readonly LondonDate[], nowMs: number): ForecastOrNull {
  const { point } = site;
  const days = [...dates, addDays(dates.at(-1) as LondonDate, 1)].map((date) => sampleDay(site, date));
  const hours = new Map<number, HourlyWeather>();
  let current: CurrentWeather | undefined;
  dates.forEach((date, index) => {
    const [day, next] = [days[index], days[index + 1]];
    if (!day || !next) return;
    const ofDay = sampleHours(site, day, next);
    const midnightMs = startOfLondonHour(date, 0);
    ofDay.forEach((hour, clock) => hours.set(midnightMs + clock * HOUR_MS, hour));
    const now = index === 0 ? ofDay[Math.floor(londonHourOf(nowMs))] : undefined;
    if (now) {
      const { temperatureC, feelsLikeC, condition } = now;
      current = { temperatureC, feelsLikeC, condition, isDay: isSunUp(point, nowMs) };
    }
  });
  return forecastOfHours({ provider: SAMPLE_WEATHER, fetchedAt: nowMs, point, hours, current }, dates);
}

/**
 * Repeatable, without a network or a key: the nearest stations' normals, changed by a pattern of highs, lows
 * and showers, by hills and coasts. Pages must always say that it is a sample.
 */
export function createSampleWeather(sources: SampleSources): WeatherProvider {
  const siteOf = sampleSites(sources);
  return {
    name: SAMPLE_WEATHER,
    batchSize: BATCH_SIZE,
    placesPerRun: () => Number.MAX_SAFE_INTEGER,
    fetchForecasts(points, nowMs) {
      const dates = travelDates(nowMs);
      return Promise.resolve(points.map((point) => sampleForecast(siteOf(point), dates, nowMs)));
    },
  };
}
