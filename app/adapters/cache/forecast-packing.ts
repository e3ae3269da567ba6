import { SKY_CONDITIONS } from "#app/domain/weather/forecast";
import type { DailyForecast, PlaceForecast, SkyCondition } from "#app/domain/weather/forecast";
import type { ForecastOrNull } from "#app/services/ports";

/**
 * One forecast as a flat list: the head (fetchedAt, provider's index, temperature, feels like, condition's
 * index, 1 by day, the first date as days since 1970, bytes of hours), then the fields of each day in turn. Days
 * follow each other without gaps, so that one date is enough.
 */
export type PackedForecast = readonly (number | null)[];

/** Forecasts as lists, beside the hours of all of them as bytes, one forecast's after the other's. */
export interface PackedForecasts {
  readonly providers: readonly string[];
  readonly lists: readonly (PackedForecast | null)[];
  readonly hours: Uint8Array<ArrayBuffer>;
}

/** How a list is laid out: the first snapshots knew no hours. */
export type PackedLayout = "without-hours" | "with-hours";
const FIELDS = { "without-hours": { head: 7, day: 10 }, "with-hours": { head: 8, day: 11 } } as const;
const HOURS_FIELD = 7;
const DAYLIGHT_FIELD = 10;
const MS_PER_DAY = 86_400_000;

/** Rounds the days to hundredths, finer than any provider tells. */
export function packForecasts(forecasts: readonly ForecastOrNull[]): PackedForecasts {
  const providers = [...new Set(forecasts.flatMap((forecast) => forecast?.provider ?? []))];
  return {
    providers,
    lists: forecasts.map((forecast) => forecast && packForecast(forecast, providers)),
    hours: joinedBytes(forecasts.map((forecast) => forecast?.hourly ?? null)),
  };
}

/** Throws RangeError where a list cannot be a packed forecast or the bytes do not suffice. */
export function unpackForecasts(
  { providers, lists, hours }: PackedForecasts,
  layout: PackedLayout,
): ForecastOrNull[] {
  let start = 0;
  return lists.map((list) => {
    if (list === null) return null;
    const length = layout === "with-hours" ? numberAt(list, HOURS_FIELD) : 0;
    if (start + length > hours.length) throw new RangeError("fewer hours than forecasts tell of");
    const hourly = length === 0 ? null : hours.subarray(start, start + length);
    start += length;
    return { ...unpackForecast(list, providers, layout), hourly };
  });
}

function joinedBytes(parts: readonly (Uint8Array | null)[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + (part?.length ?? 0), 0));
  let start = 0;
  for (const part of parts) {
    if (part === null) continue;
    joined.set(part, start);
    start += part.length;
  }
  return joined;
}

function packForecast(forecast: PlaceForecast, providers: readonly string[]): PackedForecast {
  const { current, days } = forecast;
  return [
    forecast.fetchedAt,
    providers.indexOf(forecast.provider),
    hundredths(current.temperatureC),
    hundredths(current.feelsLikeC),
    SKY_CONDITIONS.indexOf(current.condition),
    current.isDay ? 1 : 0,
    Date.parse(`${days[0]?.date ?? "1970-01-01"}T00:00:00Z`) / MS_PER_DAY,
    forecast.hourly?.length ?? 0,
    ...days.flatMap(packDay),
  ];
}

function packDay(day: DailyForecast): (number | null)[] {
  return [
    hundredths(day.temperatureMaxC),
    hundredths(day.temperatureMinC),
    hundredths(day.feelsLikeC),
    hundredths(day.humidityPct),
    hundredths(day.cloudPct),
    hundredths(day.rainMm),
    hundredths(day.precipitationPct),
    hundredths(day.windKmh),
    day.sunshineHours === null ? null : hundredths(day.sunshineHours),
    SKY_CONDITIONS.indexOf(day.condition),
    hundredths(day.daylightMaxC),
  ];
}

function unpackForecast(
  packed: PackedForecast,
  providers: readonly string[],
  layout: PackedLayout,
): Omit<PlaceForecast, "hourly"> {
  const { head, day: dayFields } = FIELDS[layout];
  const dayCount = (packed.length - head) / dayFields;
  if (!Number.isInteger(dayCount) || dayCount < 0) throw new RangeError("not a packed forecast");
  return {
    fetchedAt: numberAt(packed, 0),
    provider: at(providers, numberAt(packed, 1)),
    current: {
      temperatureC: numberAt(packed, 2),
      feelsLikeC: numberAt(packed, 3),
      condition: conditionAt(packed, 4),
      isDay: numberAt(packed, 5) === 1,
    },
    days: Array.from({ length: dayCount }, (_, day) =>
      unpackDay(packed, head + day * dayFields, numberAt(packed, 6) + day, layout),
    ),
  };
}

function unpackDay(
  packed: PackedForecast,
  start: number,
  daysSinceEpoch: number,
  layout: PackedLayout,
): DailyForecast {
  const temperatureMaxC = numberAt(packed, start);
  return {
    date: dateAt(daysSinceEpoch),
    temperatureMaxC,
    temperatureMinC: numberAt(packed, start + 1),
    daylightMaxC: layout === "with-hours" ? numberAt(packed, start + DAYLIGHT_FIELD) : temperatureMaxC,
    feelsLikeC: numberAt(packed, start + 2),
    humidityPct: numberAt(packed, start + 3),
    cloudPct: numberAt(packed, start + 4),
    rainMm: numberAt(packed, start + 5),
    precipitationPct: numberAt(packed, start + 6),
    windKmh: numberAt(packed, start + 7),
    sunshineHours: packed[start + 8] === null ? null : numberAt(packed, start + 8),
    condition: conditionAt(packed, start + 9),
  };
}

function conditionAt(packed: PackedForecast, index: number): SkyCondition {
  return at(SKY_CONDITIONS, numberAt(packed, index));
}

function numberAt(packed: PackedForecast, index: number): number {
  const value = packed[index];
  if (typeof value !== "number") throw new RangeError(`no number at ${index} of a packed forecast`);
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
  const date = new Date(daysSinceEpoch * MS_PER_DAY).toISOString().slice(0, 10);
  if (knownDates.size > 100) knownDates.clear();
  knownDates.set(daysSinceEpoch, date);
  return date;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
