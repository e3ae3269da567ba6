import { SKY_CONDITIONS } from "#app/domain/weather/forecast";
import type { DailyForecast, PlaceForecast, SkyCondition } from "#app/domain/weather/forecast";

/**
 * One forecast as a flat list: the head (fetchedAt, provider's index, temperature, feels like, condition's
 * index, 1 by day, the first date as days since 1970), then the fields of each day in turn. Days follow
 * each other without gaps, so that one date is enough.
 */
export type PackedForecast = readonly (number | null)[];

const HEAD_FIELDS = 7;
const DAY_FIELDS = 10;
const MS_PER_DAY = 86_400_000;

/** Rounds to hundredths, finer than any provider tells. */
export function packForecast(forecast: PlaceForecast, providers: readonly string[]): PackedForecast {
  const { current, days } = forecast;
  return [
    forecast.fetchedAt,
    providers.indexOf(forecast.provider),
    hundredths(current.temperatureC),
    hundredths(current.feelsLikeC),
    SKY_CONDITIONS.indexOf(current.condition),
    current.isDay ? 1 : 0,
    Date.parse(`${days[0]?.date ?? "1970-01-01"}T00:00:00Z`) / MS_PER_DAY,
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
  ];
}

/** Throws RangeError where the list cannot be a packed forecast. */
export function unpackForecast(packed: PackedForecast, providers: readonly string[]): PlaceForecast {
  const dayCount = (packed.length - HEAD_FIELDS) / DAY_FIELDS;
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
    days: Array.from({ length: dayCount }, (_, day) => unpackDay(packed, day)),
  };
}

function unpackDay(packed: PackedForecast, day: number): DailyForecast {
  const start = HEAD_FIELDS + day * DAY_FIELDS;
  return {
    date: dateAt(numberAt(packed, HEAD_FIELDS - 1) + day),
    temperatureMaxC: numberAt(packed, start),
    temperatureMinC: numberAt(packed, start + 1),
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
