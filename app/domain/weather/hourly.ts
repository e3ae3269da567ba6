import { SKY_CONDITIONS, type HourlyBytes, type PlaceForecast, type SkyCondition } from "./forecast";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";

/** The stored hours begin at 05:00, 06:00 … 21:00 in London. The clocks never change during them. */
export const FIRST_FORECAST_HOUR = 5;
export const FORECAST_HOURS_A_DAY = 17;

/** An hour on the clock, with fractions. */
export const isForecastHour = (hour: number): boolean =>
  hour >= FIRST_FORECAST_HOUR && hour < FIRST_FORECAST_HOUR + FORECAST_HOURS_A_DAY;

/** Rain, chance of rain and sunshine are those of the hour that begins. */
export interface HourlyWeather {
  readonly temperatureC: number;
  readonly feelsLikeC: number;
  /** Relative, 0–100. */
  readonly humidityPct: number;
  readonly cloudPct: number;
  readonly rainMm: number;
  /** The chance of any rain, 0–100. Null if the provider gives none: we don't invent one. */
  readonly precipitationPct: number | null;
  readonly windKmh: number;
  /** The strongest. Null if the provider gives none: we don't invent one. */
  readonly gustKmh: number | null;
  /** 0–60. Null if the provider gives none: we don't invent it. */
  readonly sunshineMinutes: number | null;
  readonly condition: SkyCondition;
}

/** 05:00 first. An unknown hour is null. */
export type HourSlots = readonly (HourlyWeather | null)[];

/*
 * An hour is eight bytes: two words of 32 bits, the lowest byte first. From the lowest bit on:
 *
 *   first word   10 bits  temperature, tenths of a degree from −50.0 to 52.3 °C
 *                 8 bits  feels like minus temperature, fifths of a degree from −25.6 to 25.4 K
 *                 8 bits  wind, a step of WIND_KMH
 *                 6 bits  minutes of sunshine, 0 to 60; 63 if unknown
 *   second word   7 bits  humidity, %
 *                 7 bits  cloud, %
 *                 7 bits  chance of rain, %; 127 where it is not known
 *                 7 bits  rain, a step of RAIN_MM
 *                 4 bits  condition by its index in SKY_CONDITIONS; 15 if the hour is unknown
 *
 * A value outside its scale becomes the nearest one on it. If any gust is known, a byte for each hour follows
 * the words of all days: whole km/h, 255 if unknown. Releases that do not know gusts read only the words.
 */
export const WORD = 4;
const BYTES_PER_HOUR = 2 * WORD;
export const HOURLY_BYTES_A_DAY = FORECAST_HOURS_A_DAY * BYTES_PER_HOUR;
const LOWEST_TENTHS_C = -500;
const LOWEST_FIFTHS_K = -128;
const UNKNOWN_SUNSHINE = 63;
const UNKNOWN_CHANCE = 127;
const UNKNOWN_HOUR = 15;
const GUST_NOT_KNOWN = 255;
const DAY_WITH_GUSTS = HOURLY_BYTES_A_DAY + FORECAST_HOURS_A_DAY;
/** With more, the number of bytes would not show whether gusts are among them. */
const MOST_DAYS = 7;

/** Small steps for usual British weather, large steps beyond it. */
const RAIN_MM = scaleOf([5, 0.1], [20, 0.5], [114, 2]);
const WIND_KMH = scaleOf([40, 0.2], [205, 3]);

/** From 0 on. Each part has steps of the same width up to its end. */
function scaleOf(...parts: readonly (readonly [end: number, step: number])[]): Float64Array {
  const values = [0];
  for (const [end, step] of parts) {
    const start = values.at(-1) ?? 0;
    const count = Math.round((end - start) / step);
    for (let index = 1; index <= count; index += 1) values.push(Math.round((start + index * step) * 10) / 10);
  }
  return Float64Array.from(values);
}

function nearestIndex(scale: Float64Array, value: number): number {
  let low = 0;
  let high = scale.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const halfway = ((scale[middle] as number) + (scale[middle + 1] as number)) / 2;
    if (value < halfway) high = middle;
    else low = middle + 1;
  }
  return low;
}

const whole = (value: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, Math.round(value)));

/** Throws RangeError for more than seven days. */
export function packHours(days: readonly HourSlots[]): HourlyBytes {
  if (days.length > MOST_DAYS) throw new RangeError(`${days.length} days of hours`);
  const hasGusts = days.some((hours) => hours.some((hour) => hour !== null && hour.gustKmh !== null));
  const bytes = new Uint8Array(days.length * (hasGusts ? DAY_WITH_GUSTS : HOURLY_BYTES_A_DAY));
  if (hasGusts) bytes.set(gustsOf(days), days.length * HOURLY_BYTES_A_DAY);
  const words = new DataView(bytes.buffer);
  days.forEach((hours, day) => {
    for (let index = 0; index < FORECAST_HOURS_A_DAY; index += 1) {
      const [first, second] = wordsOf(hours[index] ?? null);
      const start = day * HOURLY_BYTES_A_DAY + index * BYTES_PER_HOUR;
      words.setUint32(start, first, true);
      words.setUint32(start + WORD, second, true);
    }
  });
  return bytes;
}

const gustsOf = (days: readonly HourSlots[]): number[] =>
  days.flatMap((hours) =>
    Array.from({ length: FORECAST_HOURS_A_DAY }, (_, index) => {
      const gust = hours[index]?.gustKmh ?? null;
      return gust === null ? GUST_NOT_KNOWN : whole(gust, 0, GUST_NOT_KNOWN - 1);
    }),
  );

/** Gusts begin there if there are any. */
const endOfWords = ({ length }: HourlyBytes): number =>
  length % HOURLY_BYTES_A_DAY === 0 ? length : Math.floor(length / DAY_WITH_GUSTS) * HOURLY_BYTES_A_DAY;

function gustAt(bytes: HourlyBytes, start: number): number | null {
  const gust = bytes[endOfWords(bytes) + start / BYTES_PER_HOUR] ?? GUST_NOT_KNOWN;
  return gust === GUST_NOT_KNOWN ? null : gust;
}

export function firstDaysOf(bytes: HourlyBytes, count: number): HourlyBytes {
  const words = bytes.subarray(0, Math.min(count * HOURLY_BYTES_A_DAY, endOfWords(bytes)));
  const gusts = bytes.subarray(endOfWords(bytes)).subarray(0, words.length / BYTES_PER_HOUR);
  return gusts.length === 0 ? words : Uint8Array.from([...words, ...gusts]);
}

function wordsOf(hour: HourlyWeather | null): readonly [number, number] {
  if (hour === null) return [0, UNKNOWN_HOUR << 28];
  const tenthsC = whole(hour.temperatureC * 10, LOWEST_TENTHS_C, LOWEST_TENTHS_C + 1023);
  const fifthsK = whole((hour.feelsLikeC - tenthsC / 10) * 5, LOWEST_FIFTHS_K, LOWEST_FIFTHS_K + 255);
  const sunshine = hour.sunshineMinutes === null ? UNKNOWN_SUNSHINE : whole(hour.sunshineMinutes, 0, 60);
  const chance = hour.precipitationPct === null ? UNKNOWN_CHANCE : whole(hour.precipitationPct, 0, 100);
  return [
    (tenthsC - LOWEST_TENTHS_C) |
      ((fifthsK - LOWEST_FIFTHS_K) << 10) |
      (nearestIndex(WIND_KMH, hour.windKmh) << 18) |
      (sunshine << 26),
    whole(hour.humidityPct, 0, 100) |
      (whole(hour.cloudPct, 0, 100) << 7) |
      (chance << 14) |
      (nearestIndex(RAIN_MM, hour.rainMm) << 21) |
      (SKY_CONDITIONS.indexOf(hour.condition) << 28),
  ];
}

/** The following functions make no objects, since loops over all places call them. */
export const temperatureIn = (first: number): number => ((first & 1023) + LOWEST_TENTHS_C) / 10;
export const windIn = (first: number): number => WIND_KMH[(first >>> 18) & 255] as number;
export const sunshineIn = (first: number): number | null =>
  first >>> 26 === UNKNOWN_SUNSHINE ? null : first >>> 26;
export const humidityIn = (second: number): number => second & 127;
export const cloudIn = (second: number): number => (second >>> 7) & 127;
export function chanceOfRainIn(second: number): number | null {
  const chance = (second >>> 14) & 127;
  return chance === UNKNOWN_CHANCE ? null : chance;
}
export const rainIn = (second: number): number => RAIN_MM[(second >>> 21) & 127] as number;
export const isKnown = (second: number): boolean => second >>> 28 !== UNKNOWN_HOUR;

function hourAt(bytes: HourlyBytes, start: number): HourlyWeather | null {
  const first = wordAt(bytes, start);
  const second = wordAt(bytes, start + WORD);
  const condition = SKY_CONDITIONS[second >>> 28];
  if (condition === undefined) return null;
  const fifthsK = ((first >>> 10) & 255) + LOWEST_FIFTHS_K;
  return {
    temperatureC: temperatureIn(first),
    feelsLikeC: ((first & 1023) + LOWEST_TENTHS_C + 2 * fifthsK) / 10,
    humidityPct: humidityIn(second),
    cloudPct: cloudIn(second),
    rainMm: rainIn(second),
    precipitationPct: chanceOfRainIn(second),
    windKmh: windIn(first),
    gustKmh: gustAt(bytes, start),
    sunshineMinutes: sunshineIn(first),
    condition,
  };
}

/** Four bytes, the lowest first. The second word of an hour begins WORD bytes after the first. */
export function wordAt(bytes: HourlyBytes, start: number): number {
  return (
    (bytes[start] as number) |
    ((bytes[start + 1] as number) << 8) |
    ((bytes[start + 2] as number) << 16) |
    ((bytes[start + 3] as number) << 24)
  );
}

/** −1 if there is no such hour. `day` is its index; `index` 0 is 05:00. */
export function hourStart(bytes: HourlyBytes, day: number, index: number): number {
  const start = day * HOURLY_BYTES_A_DAY + index * BYTES_PER_HOUR;
  return start + BYTES_PER_HOUR > endOfWords(bytes) ? -1 : Math.max(-1, start);
}

export const unpackHour = (bytes: HourlyBytes, start: number): HourlyWeather | null =>
  start < 0 ? null : hourAt(bytes, start);

/** By its index; null if no hour is known. */
export function unpackDay(bytes: HourlyBytes, day: number): HourSlots | null {
  const start = day * HOURLY_BYTES_A_DAY;
  if (day < 0 || start + HOURLY_BYTES_A_DAY > endOfWords(bytes)) return null;
  const hours = Array.from({ length: FORECAST_HOURS_A_DAY }, (_, index) =>
    hourAt(bytes, start + index * BYTES_PER_HOUR),
  );
  return hours.every((hour) => hour === null) ? null : hours;
}

/** 17 hours. An unknown hour is null, and the result is null if no hour is known. */
export function knownHours({ hourly, days }: PlaceForecast, date: LondonDate): HourSlots | null {
  if (hourly === null) return null;
  return unpackDay(
    hourly,
    days.findIndex((day) => day.date === date),
  );
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
