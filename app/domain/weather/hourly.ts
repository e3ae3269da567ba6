import { SKY_CONDITIONS, type DailyForecast, type HourlyBytes, type PlaceForecast } from "./forecast";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";

/** The stored hours begin at 05:00, 06:00 … 21:00 in London. The clocks never change during them. */
export const FIRST_FORECAST_HOUR = 5;
export const FORECAST_HOURS_A_DAY = 17;

/** An hour on the clock, with fractions. */
export const isForecastHour = (hour: number): boolean =>
  hour >= FIRST_FORECAST_HOUR && hour < FIRST_FORECAST_HOUR + FORECAST_HOURS_A_DAY;

type OfHourAndDay =
  "feelsLikeC" | "humidityPct" | "cloudPct" | "rainMm" | "precipitationPct" | "windKmh" | "condition";

/** Rain, chance of rain and sunshine are those of the hour that begins. */
export interface HourlyWeather extends Pick<DailyForecast, OfHourAndDay> {
  readonly temperatureC: number;
  /** The strongest. Null if the provider gives none: we don't invent one. */
  readonly gustKmh: number | null;
  /** 0–60. Null if the provider gives none: we don't invent it. */
  readonly sunshineMinutes: number | null;
}

/** 05:00 first. An unknown hour is null. */
export type HourSlots = readonly (HourlyWeather | null)[];

/*
 * An hour is fifteen bytes: temperature, feels like, wind, gust and rain in tenths (two bytes each, the lowest first),
 * then humidity, cloud, chance of rain, minutes of sunshine, and the condition's index. An unknown value is all ones, and
 * so is every byte of an unknown hour.
 */
const BYTES_PER_HOUR = 15;
export const HOURLY_BYTES_A_DAY = FORECAST_HOURS_A_DAY * BYTES_PER_HOUR;
const UNKNOWN = 0xff;
const UNKNOWN_GUST = 0xffff;

const whole = (value: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, Math.round(value)));

const percent = (value: number | null): number => (value === null ? UNKNOWN : whole(value, 0, 100));

export function packHours(days: readonly HourSlots[]): HourlyBytes {
  const bytes = new Uint8Array(days.length * HOURLY_BYTES_A_DAY).fill(UNKNOWN);
  days.forEach((hours, day) => {
    hours.forEach((hour, index) => {
      if (hour) packHour(new DataView(bytes.buffer, hourStart(day, index), BYTES_PER_HOUR), hour);
    });
  });
  return bytes;
}

/** `index` 0 is 05:00. */
const hourStart = (day: number, index: number): number => day * HOURLY_BYTES_A_DAY + index * BYTES_PER_HOUR;

function packHour(view: DataView, hour: HourlyWeather): void {
  view.setInt16(0, whole(hour.temperatureC * 10, -999, 999), true);
  view.setInt16(2, whole(hour.feelsLikeC * 10, -999, 999), true);
  view.setUint16(4, whole(hour.windKmh * 10, 0, 9_999), true);
  view.setUint16(6, hour.gustKmh === null ? UNKNOWN_GUST : whole(hour.gustKmh * 10, 0, 9_999), true);
  view.setUint16(8, whole(hour.rainMm * 10, 0, 9_999), true);
  view.setUint8(10, percent(hour.humidityPct));
  view.setUint8(11, percent(hour.cloudPct));
  view.setUint8(12, percent(hour.precipitationPct));
  view.setUint8(13, hour.sunshineMinutes === null ? UNKNOWN : whole(hour.sunshineMinutes, 0, 60));
  view.setUint8(14, SKY_CONDITIONS.indexOf(hour.condition));
}

const one = (bytes: HourlyBytes, at: number): number => bytes[at] as number;
const two = (bytes: HourlyBytes, at: number): number => one(bytes, at) | (one(bytes, at + 1) << 8);

/** Null if it is unknown, or if there is none. */
export function unpackHour(bytes: HourlyBytes, day: number, index: number): HourlyWeather | null {
  const start = hourStart(day, index);
  if (start < 0 || start + BYTES_PER_HOUR > bytes.length) return null;
  const condition = SKY_CONDITIONS[one(bytes, start + 14)];
  if (condition === undefined) return null;
  const [gust, chance, sunshine] = [two(bytes, start + 6), one(bytes, start + 12), one(bytes, start + 13)];
  return {
    temperatureC: ((two(bytes, start) << 16) >> 16) / 10,
    feelsLikeC: ((two(bytes, start + 2) << 16) >> 16) / 10,
    humidityPct: one(bytes, start + 10),
    cloudPct: one(bytes, start + 11),
    rainMm: two(bytes, start + 8) / 10,
    precipitationPct: chance === UNKNOWN ? null : chance,
    windKmh: two(bytes, start + 4) / 10,
    gustKmh: gust === UNKNOWN_GUST ? null : gust / 10,
    sunshineMinutes: sunshine === UNKNOWN ? null : sunshine,
    condition,
  };
}

/** By its index; null if no hour is known. */
export function unpackDay(bytes: HourlyBytes, day: number): HourSlots | null {
  const hours: (HourlyWeather | null)[] = [];
  for (let index = 0; index < FORECAST_HOURS_A_DAY; index += 1) hours.push(unpackHour(bytes, day, index));
  return hours.every((hour) => hour === null) ? null : hours;
}

/** 17 hours. An unknown hour is null, and the result is null if no hour is known. */
export function knownHours({ hourly, days }: PlaceForecast, date: LondonDate): HourSlots | null {
  const index = days.findIndex((day) => day.date === date);
  return hourly && unpackDay(hourly, index);
}

/** Null if it is unknown, as at night. Times from 24:00 on belong to the next day. */
export function knownHourAt(
  forecast: PlaceForecast,
  date: LondonDate,
  clock: ClockMinutes,
): HourlyWeather | null {
  const hour = Math.floor(clock / 60);
  const index = (hour % 24) - FIRST_FORECAST_HOUR;
  return knownHours(forecast, addDays(date, Math.floor(hour / 24)))?.[index] ?? null;
}

/** Null if one of the 17 is unknown: some services have no past hours, and none beyond two days. */
export function hoursOfDay(forecast: PlaceForecast, date: LondonDate): readonly HourlyWeather[] | null {
  const hours = knownHours(forecast, date);
  return hours?.every((hour) => hour !== null) ? hours : null;
}
