import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";
import type { PastDay, PlaceForecast } from "#app/domain/weather/forecast";
import { SAMPLE_WEATHER, reportsPastHours } from "#app/domain/weather/forecast-origin";
import { HOURLY_BYTES_A_DAY } from "#app/domain/weather/hourly";
import {
  type MorningMark,
  type RecordEntry,
  type RecordedPlace,
  type RecordedVisit,
  visitByForecast,
  visitByHours,
} from "./recorded-visit";

/**
 * "n days ahead" means the newest forecast at six in the evening, n days before. Only a run between six and
 * seven records it: a day without such a run is missing from the record.
 */
const TAKEN_AT_HOUR = 18;
export const DAYS_AHEAD_KEPT = [1, 2, 3, 4, 5] as const;

/** The key of a record that has what happened, as the service reports it, instead of a forecast. */
export const HAPPENED = 0;

/** Forecasts fetched before this hour do not change the record, since the nightly runs read it. */
const FIRST_KEEPING_HOUR = 5;
/** The usual visit lasts from nine in the morning to six in the evening. */
const VISIT_FROM_HOUR = 9;
const VISIT_OVER_HOUR = 18;

export const takesForecasts = (nowMs: number): boolean => Math.floor(londonHourOf(nowMs)) === TAKEN_AT_HOUR;

/**
 * Returns the entry that a forecast makes for a coming day. Null if the forecast does not reach that day, is
 * sample weather, or was not fetched today: from an older forecast, the day is farther ahead than
 * `daysAhead`.
 */
export function entryAhead(
  forecast: PlaceForecast,
  place: RecordedPlace,
  daysAhead: number,
  nowMs: number,
): RecordedVisit | null {
  const today = londonDateOf(nowMs);
  if (forecast.provider === SAMPLE_WEATHER || londonDateOf(forecast.fetchedAt) !== today) return null;
  return visitByForecast(forecast, place, addDays(today, daysAhead));
}

/** An entry for the record of what happened, made from a newly fetched forecast. */
export interface OutcomeChange {
  readonly date: LondonDate;
  readonly entry: RecordedVisit | MorningMark;
}

/**
 * Returns what a new forecast adds to the record of what happened; null if it adds nothing, is sample
 * weather, or was fetched at night. If the service reports past hours, the entry is for yesterday, and later
 * reports replace it. For other services the entry is for today, from the last forecast before each hour: a
 * run before the visit marks the place, and a run after the visit writes the entry.
 */
export function outcomeOf(forecast: PlaceForecast, place: RecordedPlace): OutcomeChange | null {
  const { provider, fetchedAt, pastDay, hourly, days } = forecast;
  const hour = londonHourOf(fetchedAt);
  if (provider === SAMPLE_WEATHER || hour < FIRST_KEEPING_HOUR) return null;
  if (reportsPastHours(provider)) {
    return pastDay ? changeOf(pastDay, provider, place) : null;
  }
  const date = londonDateOf(fetchedAt);
  if (hour < VISIT_FROM_HOUR) return { date, entry: { placeId: place.placeId, provider, score: null } };
  if (hour < VISIT_OVER_HOUR || hourly === null || days[0]?.date !== date) return null;
  return changeOf({ date, hourly: hourly.subarray(0, HOURLY_BYTES_A_DAY) }, provider, place);
}

function changeOf(day: PastDay, provider: string, place: RecordedPlace): OutcomeChange | null {
  const entry = visitByHours(day, provider, place);
  return entry && { date: day.date, entry };
}

/**
 * Adds one day's changes to its entries. An entry with a score is never replaced by one of another service. A
 * service that reports no past hours needs its own mark from that morning, and its entry is never replaced.
 * `broken` has the service of each place's newest forecast: a mark of any other service is removed.
 */
export function withOutcomes(
  entries: readonly RecordEntry[],
  changes: readonly RecordEntry[],
  broken: ReadonlyMap<number, string>,
): RecordEntry[] {
  const byPlace = new Map(entries.map((entry) => [entry.placeId, entry]));
  for (const [placeId, provider] of broken) {
    const entry = byPlace.get(placeId);
    if (entry?.score === null && entry.provider !== provider) byPlace.delete(placeId);
  }
  for (const change of changes) {
    const entry = byPlace.get(change.placeId);
    const isOfAnother = entry !== undefined && entry.score !== null && entry.provider !== change.provider;
    if (reportsPastHours(change.provider)) byPlace.set(change.placeId, isOfAnother ? entry : change);
    else if (change.score === null) byPlace.set(change.placeId, entry ?? change);
    else if (entry?.score === null && entry.provider === change.provider) byPlace.set(change.placeId, change);
  }
  return [...byPlace.values()];
}
