import { DAY_MS } from "#app/domain/units";
import { isInstant } from "#app/domain/values";
import { SKY_CONDITIONS } from "#app/domain/weather/forecast";
import type { DailyForecast, PlaceForecast } from "#app/domain/weather/forecast";
import type { ForecastOrNull } from "#app/services/ports";

/**
 * One forecast as a flat list: fetchedAt, provider's index, temperature, feels like, condition's index, 1 by day, the
 * first date as days since 1970, how many days, how many bytes of hours. Days follow each other without gaps, so that
 * one date is enough.
 */
export type PackedForecast = readonly (number | null)[];

/** Forecasts as lists, beside the days and hours of each in turn as bytes. */
export interface PackedForecasts {
  readonly providers: readonly string[];
  readonly lists: readonly (PackedForecast | null)[];
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const DAYS_FIELD = 7;
const HOURS_FIELD = 8;
/** Eleven numbers of two bytes. */
const BYTES_PER_DAY = 22;
const SUNSHINE_NOT_TOLD = -1;

/** Rounds the days to hundredths, finer than any provider tells. */
export function packForecasts(forecasts: readonly ForecastOrNull[]): PackedForecasts {
  const providers = [...new Set(forecasts.flatMap((forecast) => forecast?.provider ?? []))];
  const length = forecasts.reduce((sum, forecast) => sum + (forecast ? bytesOf(forecast) : 0), 0);
  const bytes = new Uint8Array(length);
  let start = 0;
  for (const forecast of forecasts) {
    if (!forecast) continue;
    forecast.days.forEach((day, turn) =>
      packDay(new DataView(bytes.buffer, start + turn * BYTES_PER_DAY), day),
    );
    if (forecast.hourly) bytes.set(forecast.hourly, start + forecast.days.length * BYTES_PER_DAY);
    start += bytesOf(forecast);
  }
  return {
    providers,
    lists: forecasts.map((forecast) => forecast && packForecast(forecast, providers)),
    bytes,
  };
}

const bytesOf = ({ days, hourly }: PlaceForecast): number =>
  days.length * BYTES_PER_DAY + (hourly?.length ?? 0);

/** Throws RangeError where a list cannot be a packed forecast or the bytes do not suffice. */
export function unpackForecasts({ providers, lists, bytes }: PackedForecasts): ForecastOrNull[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let start = 0;
  return lists.map((list) => {
    if (list === null) return null;
    const firstDay = numberAt(list, 6);
    const dayCount = numberAt(list, DAYS_FIELD);
    const hoursAt = start + dayCount * BYTES_PER_DAY;
    const end = hoursAt + numberAt(list, HOURS_FIELD);
    if (end > bytes.length) throw new RangeError("fewer bytes than forecasts tell of");
    const days: DailyForecast[] = [];
    for (let day = 0; day < dayCount; day += 1)
      days.push(unpackDay(view, start + day * BYTES_PER_DAY, dateAt(firstDay + day)));
    start = end;
    return {
      fetchedAt: instantAt(list, 0),
      provider: at(providers, numberAt(list, 1)),
      current: unpackCurrent(list),
      days,
      hourly: end === hoursAt ? null : bytes.subarray(hoursAt, end),
    };
  });
}

function packForecast(forecast: PlaceForecast, providers: readonly string[]): PackedForecast {
  const { current, days } = forecast;
  return [
    forecast.fetchedAt,
    providers.indexOf(forecast.provider),
    hundredths(current.temperatureC) / 100,
    hundredths(current.feelsLikeC) / 100,
    SKY_CONDITIONS.indexOf(current.condition),
    current.isDay ? 1 : 0,
    Date.parse(`${days[0]?.date ?? "1970-01-01"}T00:00:00Z`) / DAY_MS,
    days.length,
    forecast.hourly?.length ?? 0,
  ];
}

function packDay(view: DataView, day: DailyForecast): void {
  const put = (field: number, value: number) => view.setInt16(2 * field, hundredths(value), true);
  put(0, day.temperatureMaxC);
  put(1, day.temperatureMinC);
  put(2, day.daylightMaxC);
  put(3, day.feelsLikeC);
  put(4, day.humidityPct);
  put(5, day.cloudPct);
  // A day may bring more than 327 mm.
  view.setUint16(2 * 6, hundredths(day.rainMm), true);
  put(7, day.precipitationPct);
  put(8, day.windKmh);
  put(9, day.sunshineHours ?? SUNSHINE_NOT_TOLD);
  view.setInt16(2 * 10, SKY_CONDITIONS.indexOf(day.condition), true);
}

function unpackDay(view: DataView, start: number, date: string): DailyForecast {
  const sunshineHours = view.getInt16(start + 18, true) / 100;
  return {
    date,
    temperatureMaxC: view.getInt16(start, true) / 100,
    temperatureMinC: view.getInt16(start + 2, true) / 100,
    daylightMaxC: view.getInt16(start + 4, true) / 100,
    feelsLikeC: view.getInt16(start + 6, true) / 100,
    humidityPct: view.getInt16(start + 8, true) / 100,
    cloudPct: view.getInt16(start + 10, true) / 100,
    rainMm: view.getUint16(start + 12, true) / 100,
    precipitationPct: view.getInt16(start + 14, true) / 100,
    windKmh: view.getInt16(start + 16, true) / 100,
    sunshineHours: sunshineHours === SUNSHINE_NOT_TOLD ? null : sunshineHours,
    condition: at(SKY_CONDITIONS, view.getInt16(start + 20, true)),
  };
}

function unpackCurrent(packed: PackedForecast): PlaceForecast["current"] {
  return {
    temperatureC: numberAt(packed, 2),
    feelsLikeC: numberAt(packed, 3),
    condition: at(SKY_CONDITIONS, numberAt(packed, 4)),
    isDay: numberAt(packed, 5) === 1,
  };
}

function numberAt(packed: PackedForecast, index: number): number {
  const value = packed[index];
  if (typeof value !== "number") throw new RangeError(`no number at ${index} of a packed forecast`);
  return value;
}

function instantAt(packed: PackedForecast, index: number): number {
  const value = packed[index];
  if (!isInstant(value)) throw new RangeError(`no instant at ${index} of a packed forecast`);
  return value;
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`nothing at ${index} of a list of ${list.length}`);
  return value;
}

const knownDates = new Map<number, string>();

/** A snapshot of hundreds of places holds a handful of dates: each is written out once. */
function dateAt(daysSinceEpoch: number): string {
  const known = knownDates.get(daysSinceEpoch);
  if (known !== undefined) return known;
  const date = new Date(daysSinceEpoch * DAY_MS).toISOString().slice(0, 10);
  if (knownDates.size > 100) knownDates.clear();
  knownDates.set(daysSinceEpoch, date);
  return date;
}

/** In hundredths, as whole numbers. */
function hundredths(value: number): number {
  return Math.round(value * 100);
}
