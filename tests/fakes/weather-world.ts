import { startOfLondonHour } from "#app/domain/weather/day-of-hours";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { Point } from "#app/domain/geo/geo";
import { HOUR_MS } from "#app/domain/units";
import { forecastOfHours, pastDayOf } from "#app/domain/weather/forecast-of-hours";
import type { HourlyWeather } from "#app/domain/weather/hourly";
import { reportsPastHours } from "#app/domain/weather/forecast-origin";
import type { ForecastOrNull } from "#app/services/ports";

const HOURS_A_DAY = 24;

/** Returns a number from 0 to 1 that depends only on these parts. */
export function chanceFrom(...parts: readonly (number | string)[]): number {
  let hash = 2166136261;
  for (const character of parts.join("|")) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The real weather of one hour of a place's day, and the forecast made for it so many days ahead. */
export interface WeatherWorld {
  readonly truth: (point: Point, date: LondonDate, hour: number) => HourlyWeather;
  readonly forecast: (
    truth: HourlyWeather,
    at: {
      readonly point: Point;
      readonly date: LondonDate;
      readonly hour: number;
      readonly daysAhead: number;
    },
  ) => HourlyWeather;
}

/**
 * For tests: a service's forecast for a point of that world. Unless it has past hours, it begins with the present
 * hour.
 */
export function forecastOfWorld(
  world: WeatherWorld,
  provider: string,
  point: Point,
  nowMs: number,
): ForecastOrNull {
  const dates = travelDates(nowMs);
  const today = londonDateOf(nowMs);
  const yesterday = addDays(today, -1);
  const hours = new Map<number, HourlyWeather>();
  [yesterday, ...dates].forEach((date, index) => {
    const daysAhead = index - 1;
    for (let hour = 0; hour < HOURS_A_DAY; hour += 1) {
      const startMs = startOfLondonHour(date, hour);
      if (!reportsPastHours(provider) && startMs + HOUR_MS <= nowMs) continue;
      const truth = world.truth(point, date, hour);
      hours.set(startMs, daysAhead <= 0 ? truth : world.forecast(truth, { point, date, hour, daysAhead }));
    }
  });
  const forecast = forecastOfHours({ provider, fetchedAt: nowMs, point, hours }, dates);
  const pastDay = reportsPastHours(provider) ? pastDayOf(hours, yesterday) : null;
  return forecast && { ...forecast, ...(pastDay && { pastDay }) };
}
