import { HOUR_MS } from "#app/domain/units";
import type { Point } from "#app/domain/geo/geo";
import { isSunUp } from "./sun";
import { isPlausibleHour } from "./forecast-freshness";
import { dayOfHours, startOfLondonHour } from "./day-of-hours";
import {
  FIRST_FORECAST_HOUR,
  FORECAST_HOURS_A_DAY,
  hoursOfDay,
  packHours,
  toldHours,
  unpackDay,
  type HourSlots,
  type HourlyWeather,
} from "./hourly";
import type { CurrentWeather, DailyForecast, PlaceForecast } from "./forecast";
import type { LondonDate } from "#app/domain/calendar/clock";

const HOURS_A_DAY = 24;

/** Hours by the epoch milliseconds at which they begin. */
export type HoursByStart = ReadonlyMap<number, HourlyWeather>;

/** What a provider told of one place. */
export interface ToldForecast {
  readonly provider: string;
  readonly fetchedAt: number;
  readonly point: Point;
  readonly hours: HoursByStart;
  /** Where it is not told: made of the hour that has begun. */
  readonly current?: CurrentWeather;
  /** For days without all their hours: days as the provider tells them. */
  readonly wholeDays?: readonly DailyForecast[];
  /** For days that have neither: hours spread out of longer periods. They make a day and are not kept as hours. */
  readonly spreadHours?: HoursByStart;
}

/**
 * A forecast for those dates: each day made of its hours where all of them are told. A day of which nothing is told
 * is left out; null where the weather now is not told, or an hour cannot be true.
 */
export function forecastOfHours(told: ToldForecast, dates: readonly LondonDate[]): PlaceForecast | null {
  const { provider, fetchedAt, point } = told;
  const current = told.current ?? currentOf(told);
  if (current === null || ![...told.hours.values()].every(isPlausibleHour)) return null;
  const slots = dates.map((date) => keptHours(told.hours, date));
  // The days are read back from the bytes, so that they agree with the hours as anybody reads them.
  const hourly = slots.some((hours) => hours.some((hour) => hour !== null)) ? packHours(slots) : null;
  const days = dates.flatMap((date, turn) => {
    const hours = hourly && unpackDay(hourly, turn);
    if (hours?.every((hour) => hour !== null)) return dayOfHours(date, hours, point) ?? [];
    return told.wholeDays?.find((day) => day.date === date) ?? spreadDay(told, date) ?? [];
  });
  return { provider, fetchedAt, current, days, hourly };
}

function currentOf({ hours, spreadHours, fetchedAt, point }: ToldForecast): CurrentWeather | null {
  const begunAt = Math.floor(fetchedAt / HOUR_MS) * HOUR_MS;
  const hour = hours.get(begunAt) ?? spreadHours?.get(begunAt);
  if (hour === undefined) return null;
  const { temperatureC, feelsLikeC, condition } = hour;
  return { temperatureC, feelsLikeC, condition, isDay: isSunUp(point, fetchedAt) };
}

function keptHours(hours: HoursByStart, date: LondonDate): HourSlots {
  const fiveOClockMs = startOfLondonHour(date, FIRST_FORECAST_HOUR);
  return Array.from(
    { length: FORECAST_HOURS_A_DAY },
    (_, turn) => hours.get(fiveOClockMs + turn * HOUR_MS) ?? null,
  );
}

/** A day of periods, or of what is left of it; late in the evening that is the night after the kept hours. */
function spreadDay({ spreadHours, point }: ToldForecast, date: LondonDate): DailyForecast | null {
  if (spreadHours === undefined) return null;
  const kept = keptHours(spreadHours, date);
  if (kept.some((hour) => hour !== null)) return dayOfHours(date, kept, point);
  const nightMs = startOfLondonHour(date, FIRST_FORECAST_HOUR + FORECAST_HOURS_A_DAY);
  const nightHours = HOURS_A_DAY - FIRST_FORECAST_HOUR - FORECAST_HOURS_A_DAY;
  const night = Array.from(
    { length: nightHours },
    (_, turn) => spreadHours.get(nightMs + turn * HOUR_MS) ?? null,
  );
  return dayOfHours(date, night, point);
}

/**
 * The forecast with the hours of today that it no longer tells taken from an earlier one, which told them before they
 * went by; today is then made of all of them. The same object where there is nothing to add.
 */
export function withHoursGoneBy(
  forecast: PlaceForecast,
  earlier: PlaceForecast | null,
  point: Point,
): PlaceForecast {
  const [today, ...later] = forecast.days;
  if (today === undefined || earlier === null || hoursOfDay(forecast, today.date) !== null) return forecast;
  const before = toldHours(earlier, today.date);
  if (before === null) return forecast;
  const now = toldHours(forecast, today.date) ?? [];
  const together = before.map((hour, turn) => now[turn] ?? hour);
  const isWhole = together.every((hour) => hour !== null);
  const rest = later.map(({ date }) => toldHours(forecast, date) ?? []);
  return {
    ...forecast,
    hourly: packHours([together, ...rest]),
    days: [(isWhole ? dayOfHours(today.date, together, point) : null) ?? today, ...later],
  };
}
