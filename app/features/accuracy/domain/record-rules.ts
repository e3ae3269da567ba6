import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";
import type { PastDay, PlaceForecast } from "#app/domain/weather/forecast";
import { SAMPLE_WEATHER, reportsPastHours } from "#app/domain/weather/forecast-origin";
import { HOURLY_BYTES_A_DAY } from "#app/domain/weather/hourly";
import {
  type UnfinishedDay,
  type RecordEntry,
  type RecordedPlace,
  type RecordedVisit,
  visitByForecast,
  visitByHours,
} from "./recorded-visit";

/** "n days ahead" is the newest forecast at six in the evening, n days before, by a run before seven. */
const TAKEN_AT_HOUR = 18;
export const DAYS_AHEAD_KEPT = [1, 2, 3, 4, 5] as const;

/** The key of a record of what the service reports afterwards, instead of a forecast. */
export const HAPPENED = 0;

/** Earlier forecasts do not change the record, since the nightly runs read it. */
const FIRST_KEEPING_HOUR = 5;
/** From nine in the morning to six in the evening. */
const VISIT_FROM_HOUR = 9;
const VISIT_OVER_HOUR = 18;

export const takesForecasts = (nowMs: number): boolean => Math.floor(londonHourOf(nowMs)) === TAKEN_AT_HOUR;

/** Null for sample weather, or one not fetched today: the day is then farther ahead than `daysAhead`. */
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

/** Made from a newly fetched forecast. */
export interface OutcomeChange {
  readonly date: LondonDate;
  readonly entry: RecordedVisit | UnfinishedDay;
}

/**
 * Null if it adds nothing, is sample weather, or was fetched at night. With past hours the entry is for
 * yesterday, and later reports replace it. Otherwise a run before today's visit marks the place, and a run
 * after it writes the entry.
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
 * A score is never replaced by one of another service, nor by one without past hours, which needs its own
 * mark from that morning. `broken` has each place's newest service: marks of others go.
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
