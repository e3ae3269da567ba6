import { HOUR_MS } from "#app/domain/units";
import type { Point } from "#app/domain/geo/geo";
import { isSunUp } from "./sun";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { forecastForDate, hasEnoughDays } from "./forecast-freshness";
import { soundDay, soundHour, soundNow, type RawDay, type RawHour, type RawNow } from "./plausible";
import { dayOfHours, startOfLondonHour } from "./day-of-hours";
import {
  FIRST_FORECAST_HOUR,
  FORECAST_HOURS_A_DAY,
  hoursOfDay,
  packHours,
  knownHours,
  unpackDay,
  type HourSlots,
  type HourlyWeather,
} from "./hourly";
import type { CurrentWeather, DailyForecast, PastDay, PlaceForecast } from "./forecast";
import type { LondonDate } from "#app/domain/calendar/clock";

/** By their start in epoch milliseconds. */
export type HoursByStart = ReadonlyMap<number, RawHour>;

export interface ForecastAnswer {
  readonly provider: string;
  readonly fetchedAt: number;
  readonly point: Point;
  readonly hours: HoursByStart;
  /** By default that of the current hour. */
  readonly current?: RawNow | undefined;
  /** For days that lack hours. */
  readonly wholeDays?: readonly RawDay[];
  /** Interpolated from longer periods, for a day that the provider gives not at all. Not stored as hours. */
  readonly spreadHours?: HoursByStart;
}

/** Hours make up a day if at most this many of its remaining ones are missing. */
const MOST_MISSING_HOURS = 4;
/** They stand in for missing or impossible current weather, in this order, relative to the current hour. */
const NEAREST_HOURS = [0, 1, -1, 2, -2, 3, -3];
const NIGHT_HOURS = 24 - FIRST_FORECAST_HOUR - FORECAST_HOURS_A_DAY;

/** Too many missing hours drop the day. Null with too few days, or without current weather. */
export function forecastOfHours(answer: ForecastAnswer, dates: readonly LondonDate[]): PlaceForecast | null {
  const { provider, fetchedAt } = answer;
  const current = (answer.current && soundNow(answer.current)) ?? currentOf(answer);
  if (current === null) return null;
  const days = dates.flatMap((date) => {
    const hours = asKept(hoursFrom(answer.hours, date, FIRST_FORECAST_HOUR, FORECAST_HOURS_A_DAY));
    const day = dayFrom(answer, date, hours);
    return day === null ? [] : [{ day, hours }];
  });
  if (!hasEnoughDays(days)) return null;
  const hasHours = days.some(({ hours }) => hours.some((hour) => hour !== null));
  return {
    provider,
    fetchedAt,
    current,
    days: days.map(({ day }) => day),
    hourly: hasHours ? packHours(days.map(({ hours }) => hours)) : null,
  };
}

export function pastDayOf(hours: HoursByStart, date: LondonDate): PastDay | null {
  const slots = hoursFrom(hours, date, FIRST_FORECAST_HOUR, FORECAST_HOURS_A_DAY);
  return slots.every((hour) => hour === null) ? null : { date, hourly: packHours([slots]) };
}

const hourBegunAt = (epochMs: number): number => Math.floor(epochMs / HOUR_MS) * HOUR_MS;

function currentOf({ hours, spreadHours, fetchedAt, point }: ForecastAnswer): CurrentWeather | null {
  const begunAt = hourBegunAt(fetchedAt);
  for (const ahead of NEAREST_HOURS) {
    const startMs = begunAt + ahead * HOUR_MS;
    const hour = hourFrom(hours, startMs) ?? hourFrom(spreadHours, startMs);
    if (hour === null) continue;
    const { temperatureC, feelsLikeC, condition } = hour;
    return { temperatureC, feelsLikeC, condition, isDay: isSunUp(point, fetchedAt) };
  }
  return null;
}

/** Null if it is missing or impossible. */
function hourFrom(hours: HoursByStart | undefined, startMs: number): HourlyWeather | null {
  const hour = hours?.get(startMs);
  return hour ? soundHour(hour) : null;
}

function hoursFrom(
  hours: HoursByStart | undefined,
  date: LondonDate,
  firstHour: number,
  count: number,
): HourSlots {
  const startMs = startOfLondonHour(date, firstHour);
  return Array.from({ length: count }, (_, index) => hourFrom(hours, startMs + index * HOUR_MS));
}

/** Rounded as by packing, so that days agree with their hours. */
const asKept = (hours: HourSlots): HourSlots => unpackDay(packHours([hours]), 0) ?? hours;

/** From all hours, else the provider's own day, else from known and interpolated hours. */
function dayFrom(answer: ForecastAnswer, date: LondonDate, hours: HourSlots): DailyForecast | null {
  const { fetchedAt, point, wholeDays } = answer;
  if (hours.every((hour) => hour !== null)) return dayOfHours(date, hours, point);
  const rawDay = wholeDays?.find((day) => day.date === date);
  const wholeDay = rawDay ? soundDay(rawDay) : null;
  if (wholeDay) return wholeDay;
  const spread = hoursFrom(answer.spreadHours, date, FIRST_FORECAST_HOUR, FORECAST_HOURS_A_DAY);
  const known = hours.map((hour, index) => hour ?? spread[index] ?? null);
  const hoursGoneBy = (hourBegunAt(fetchedAt) - startOfLondonHour(date, FIRST_FORECAST_HOUR)) / HOUR_MS;
  const missing = known.filter((hour, index) => hour === null && index >= hoursGoneBy);
  if (missing.length <= MOST_MISSING_HOURS && known.some((hour) => hour !== null)) {
    return dayOfHours(date, known, point);
  }
  return hoursGoneBy >= FORECAST_HOURS_A_DAY - 1 ? nightOf(answer, date) : null;
}

/** From the hours after the stored ones, the only ones left late in the evening. */
function nightOf({ hours, spreadHours, point }: ForecastAnswer, date: LondonDate): DailyForecast | null {
  const firstHour = FIRST_FORECAST_HOUR + FORECAST_HOURS_A_DAY;
  return dayOfHours(date, hoursFrom(spreadHours ?? hours, date, firstHour, NIGHT_HOURS), point);
}

/** Today's past hours from an earlier forecast. The same object if there is nothing to add. */
export function withHoursGoneBy(
  forecast: PlaceForecast,
  earlier: PlaceForecast | null,
  point: Point,
): PlaceForecast {
  const today = londonDateOf(forecast.fetchedAt);
  if (earlier === null || hoursOfDay(forecast, today) !== null) return forecast;
  const before = knownHours(earlier, today);
  if (before === null) return forecast;
  const now = knownHours(forecast, today) ?? [];
  const together = before.map((hour, index) => now[index] ?? hour);
  const isWhole = together.every((hour) => hour !== null);
  const day = (isWhole ? null : forecastForDate(forecast, today)) ?? dayOfHours(today, together, point);
  if (day === null) return forecast;
  const later = forecast.days.filter(({ date }) => date > today);
  return {
    ...forecast,
    hourly: packHours([together, ...later.map(({ date }) => knownHours(forecast, date) ?? [])]),
    days: [day, ...later],
  };
}
