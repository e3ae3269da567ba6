import { DAY_MS, MINUTE_MS } from "#app/domain/units";
import { isInstant } from "#app/domain/values";
import type { LondonDate } from "#app/domain/calendar/clock";
import { SKY_CONDITIONS } from "#app/domain/weather/forecast";
import type { DailyForecast, PlaceForecast } from "#app/domain/weather/forecast";
import type { ForecastOrNull } from "#app/services/ports";

/**
 * One forecast: fetchedAt, the provider's index, temperature, feels like, the condition's index, 1 for
 * daytime, the first date as days since 1970, the number of days, the bytes of hours, the minutes from the
 * model run to the fetch and from there to the last check (null if unknown). An unknown day is a blank
 * record.
 */
export type PackedForecast = readonly (number | null)[];

export interface PackedForecasts {
  readonly providers: readonly string[];
  readonly lists: readonly (PackedForecast | null)[];
  readonly days: Uint8Array<ArrayBuffer>;
  readonly hours: Uint8Array<ArrayBuffer>;
}

const FIRST_DAY_FIELD = 6;
const DAYS_FIELD = 7;
const HOURS_FIELD = 8;
const RUN_FIELD = 9;
const CHECK_FIELD = 10;

type NumberOfDay = Exclude<keyof DailyForecast, "date" | "condition">;
interface DayField {
  readonly name: NumberOfDay;
  /** Rain: a day may have more than 327 mm, the most that a signed field holds. */
  readonly isUnsigned?: true;
  readonly mayBeUnknown?: true;
}
/** Hundredths in two bytes each. The condition's index follows, or BLANK_DAY. */
const DAY_FIELDS: readonly DayField[] = [
  { name: "temperatureMaxC" },
  { name: "temperatureMinC" },
  { name: "daylightMaxC" },
  { name: "feelsLikeC" },
  { name: "humidityPct" },
  { name: "cloudPct" },
  { name: "rainMm", isUnsigned: true },
  { name: "precipitationPct", mayBeUnknown: true },
  { name: "windKmh" },
  { name: "sunshineHours", mayBeUnknown: true },
];
const CONDITION_AT = 2 * DAY_FIELDS.length;
const BYTES_PER_DAY = CONDITION_AT + 2;
const BLANK_DAY = -1;
const UNKNOWN = -1;

/** Rounds the days to hundredths, which is finer than any provider reports. */
export function packForecasts(forecasts: readonly ForecastOrNull[]): PackedForecasts {
  const providers = [...new Set(forecasts.flatMap((forecast) => forecast?.provider ?? []))];
  const dayCount = forecasts.reduce((sum, forecast) => sum + spanOf(forecast?.days ?? []), 0);
  const days = new Uint8Array(dayCount * BYTES_PER_DAY);
  const hours = new Uint8Array(forecasts.reduce((sum, forecast) => sum + (forecast?.hourly?.length ?? 0), 0));
  let [daysAt, hoursAt] = [0, 0];
  for (const forecast of forecasts) {
    if (!forecast) continue;
    packDays(days, daysAt, forecast.days);
    daysAt += spanOf(forecast.days) * BYTES_PER_DAY;
    if (forecast.hourly) hours.set(forecast.hourly, hoursAt);
    hoursAt += forecast.hourly?.length ?? 0;
  }
  return {
    providers,
    lists: forecasts.map((forecast) => forecast && packForecast(forecast, providers)),
    days,
    hours,
  };
}

function spanOf(days: readonly DailyForecast[]): number {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? daysSinceEpoch(last.date) - daysSinceEpoch(first.date) + 1 : 0;
}

function packDays(bytes: Uint8Array<ArrayBuffer>, start: number, days: readonly DailyForecast[]): void {
  let next = 0;
  for (const day of days) {
    const ahead = daysSinceEpoch(day.date) - daysSinceEpoch(days[0]?.date ?? day.date);
    const viewOf = (index: number) => new DataView(bytes.buffer, start + index * BYTES_PER_DAY);
    for (; next < ahead; next += 1) viewOf(next).setInt16(CONDITION_AT, BLANK_DAY, true);
    packDay(viewOf(next++), day);
  }
}

export function unpackForecasts({ providers, lists, days, hours }: PackedForecasts): ForecastOrNull[] {
  const view = new DataView(days.buffer, days.byteOffset, days.byteLength);
  let [daysAt, hoursAt] = [0, 0];
  return lists.map((list) => {
    if (list === null) return null;
    const daysEnd = daysAt + numberAt(list, DAYS_FIELD) * BYTES_PER_DAY;
    const hoursEnd = hoursAt + numberAt(list, HOURS_FIELD);
    if (daysEnd > days.length || hoursEnd > hours.length)
      throw new RangeError("fewer bytes than the forecasts need");
    const forecast = {
      fetchedAt: instantAt(list, 0),
      ...timesOf(list),
      provider: at(providers, numberAt(list, 1)),
      current: unpackCurrent(list),
      days: unpackDays(view, daysAt, daysEnd, numberAt(list, FIRST_DAY_FIELD)),
      hourly: hoursEnd === hoursAt ? null : hours.subarray(hoursAt, hoursEnd),
    };
    [daysAt, hoursAt] = [daysEnd, hoursEnd];
    return forecast;
  });
}

function unpackDays(view: DataView, start: number, end: number, firstDay: number): DailyForecast[] {
  const days: DailyForecast[] = [];
  for (let dayAt = start, epochDay = firstDay; dayAt < end; dayAt += BYTES_PER_DAY, epochDay += 1) {
    if (view.getInt16(dayAt + CONDITION_AT, true) === BLANK_DAY) continue;
    days.push(unpackDay(view, dayAt, dateAt(epochDay)));
  }
  return days;
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
    daysSinceEpoch(days[0]?.date ?? "1970-01-01"),
    spanOf(days),
    forecast.hourly?.length ?? 0,
    ...packTimes(forecast),
  ];
}

function packTimes({ fetchedAt, runAt = null, checkedAt = null }: PlaceForecast): (number | null)[] {
  if (runAt === null && checkedAt === null) return [];
  return [
    runAt === null ? null : minuteOf(fetchedAt) - minuteOf(runAt),
    checkedAt === null ? null : minuteOf(checkedAt - fetchedAt),
  ];
}

const minuteOf = (ms: number): number => Math.floor(ms / MINUTE_MS);

/** Rounded down to whole minutes. */
function timesOf(packed: PackedForecast): Pick<PlaceForecast, "runAt" | "checkedAt"> {
  const [sinceRun, untilCheck] = [packed[RUN_FIELD] ?? null, packed[CHECK_FIELD] ?? null];
  const fetchedAt = instantAt(packed, 0);
  return {
    ...(sinceRun !== null && { runAt: (minuteOf(fetchedAt) - sinceRun) * MINUTE_MS }),
    ...(untilCheck !== null && { checkedAt: fetchedAt + untilCheck * MINUTE_MS }),
  };
}

function packDay(view: DataView, day: DailyForecast): void {
  DAY_FIELDS.forEach(({ name, isUnsigned }, field) => {
    const stored = hundredths(day[name] ?? UNKNOWN);
    if (isUnsigned) view.setUint16(2 * field, stored, true);
    else view.setInt16(2 * field, stored, true);
  });
  view.setInt16(CONDITION_AT, SKY_CONDITIONS.indexOf(day.condition), true);
}

function unpackDay(view: DataView, start: number, date: string): DailyForecast {
  const day: Partial<Record<NumberOfDay, number | null>> = {};
  DAY_FIELDS.forEach(({ name, isUnsigned, mayBeUnknown }, field) => {
    const offset = start + 2 * field;
    const value = (isUnsigned ? view.getUint16(offset, true) : view.getInt16(offset, true)) / 100;
    day[name] = mayBeUnknown && value === UNKNOWN ? null : value;
  });
  const condition = at(SKY_CONDITIONS, view.getInt16(start + CONDITION_AT, true));
  return { ...(day as Pick<DailyForecast, NumberOfDay>), date, condition };
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

/** Hundreds of places have only a few different dates. */
const knownDates = new Map<number, string>();
const knownEpochDays = new Map<LondonDate, number>();

function daysSinceEpoch(date: LondonDate): number {
  const known = knownEpochDays.get(date);
  if (known !== undefined) return known;
  const epochDay = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  if (knownEpochDays.size > 100) knownEpochDays.clear();
  knownEpochDays.set(date, epochDay);
  return epochDay;
}

function dateAt(epochDay: number): string {
  const known = knownDates.get(epochDay);
  if (known !== undefined) return known;
  const date = new Date(epochDay * DAY_MS).toISOString().slice(0, 10);
  if (knownDates.size > 100) knownDates.clear();
  knownDates.set(epochDay, date);
  return date;
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}
