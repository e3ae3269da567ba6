import {
  DAYS_AHEAD_KEPT,
  type OutcomeChange,
  entryAhead,
  outcomeOf,
  takesForecasts,
  withOutcomes,
} from "#app/features/accuracy/domain/record-rules";
import type { RecordEntry, RecordedPlace } from "#app/features/accuracy/domain/recorded-visit";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";
import type { Clock, Log } from "#app/services/ports";
import type { ForecastStore, RefreshCandidate, Refreshed } from "#app/services/weather/ports";
import type { AccuracyRecordStore, DayRecord } from "./ports";

interface KeepRecordDeps {
  readonly records: AccuracyRecordStore;
  readonly forecasts: Pick<ForecastStore, "all">;
  readonly weather: { readonly name: string };
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * The past and, once a day, the coming days. At most three statements, none with sample weather. Never
 * throws, since a refresh is good without its record.
 */
export async function keepRecord(run: Refreshed, deps: KeepRecordDeps): Promise<void> {
  if (deps.weather.name === SAMPLE_WEATHER) return;
  try {
    const records = [...(await newOutcomes(run, deps)), ...(await forecastsToTake(run, deps))];
    if (records.length > 0) await deps.records.put(records);
  } catch (error) {
    deps.log.error("accuracy.not-recorded", error);
  }
}

const recordedPlace = ({ destinationId, latitude, longitude }: RefreshCandidate): RecordedPlace => ({
  placeId: destinationId,
  latitude,
  longitude,
});

async function newOutcomes(
  { forecasts, candidates }: Refreshed,
  { records, clock }: KeepRecordDeps,
): Promise<DayRecord[]> {
  const places = new Map(candidates.map((place) => [place.destinationId, recordedPlace(place)]));
  const changes = forecasts.flatMap(({ destinationId, forecast }) => {
    const place = places.get(destinationId);
    return (place && outcomeOf(forecast, place)) ?? [];
  });
  if (changes.length === 0) return [];
  const today = londonDateOf(clock());
  const outcomes = await records.outcomes([addDays(today, -1), today]);
  const providerByPlace = new Map(
    forecasts.map(({ destinationId, forecast }) => [destinationId, forecast.provider]),
  );
  return datesOf(changes, outcomes).flatMap((date) => {
    const former = outcomes.find((record) => record.date === date)?.entries ?? [];
    const changed = changes.flatMap((change) => (change.date === date ? [change.entry] : []));
    const entries = withOutcomes(former, changed, date === today ? providerByPlace : NOBODY);
    return isSame(former, entries) ? [] : [{ date, daysAhead: 0, entries }];
  });
}

const NOBODY: ReadonlyMap<number, string> = new Map();

const datesOf = (changes: readonly OutcomeChange[], outcomes: readonly DayRecord[]): LondonDate[] => [
  ...new Set([...changes, ...outcomes].map(({ date }) => date)),
];

const isSame = (former: readonly RecordEntry[], entries: readonly RecordEntry[]): boolean =>
  former.length === entries.length && former.every((entry, index) => entry === entries[index]);

async function forecastsToTake(
  { candidates }: Refreshed,
  { forecasts, clock }: KeepRecordDeps,
): Promise<DayRecord[]> {
  const nowMs = clock();
  if (!takesForecasts(nowMs)) return [];
  const forecastsById = await forecasts.all();
  const today = londonDateOf(nowMs);
  return DAYS_AHEAD_KEPT.flatMap((daysAhead) => {
    const entries = candidates.flatMap((place) => {
      const forecast = forecastsById.get(place.destinationId);
      return (forecast && entryAhead(forecast, recordedPlace(place), daysAhead, nowMs)) ?? [];
    });
    return entries.length > 0 ? [{ date: addDays(today, daysAhead), daysAhead, entries }] : [];
  });
}
