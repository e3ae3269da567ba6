import { checkForecast } from "#app/domain/weather/forecast-freshness";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { type Clock, type Log, type WeatherProvider, ProviderError } from "#app/services/ports";
import type { DestinationForecast, RefreshCandidate } from "./ports";
import { beforeDeadline, limitEndsAt, tooLate, waitUntil } from "./rate-limit-wait";

const PARALLEL_BATCHES = 2;
/** A minute for each of two batches, three times in a run of four minutes. */
const MOST_WAITS = 6;

export interface FetchForecastsDeps {
  readonly weather: WeatherProvider;
  readonly clock: Clock;
  readonly log: Log;
}

export interface FetchedForecasts {
  readonly forecasts: readonly DestinationForecast[];
  readonly failure: Error | null;
}

/** Never throws. After a limit that ends before the deadline a batch is asked for again; after another, none starts. */
export async function fetchForecasts(
  places: readonly RefreshCandidate[],
  deadlineMs: number,
  deps: FetchForecastsDeps,
): Promise<FetchedForecasts> {
  const waiting = batchesOf(places, deps.weather.batchSize);
  const forecasts: DestinationForecast[] = [];
  let firstFailure: Error | null = null;
  let waits = 0;

  async function workThroughBatches(): Promise<void> {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      try {
        forecasts.push(...(await fetchBatch(batch, deadlineMs, deps)));
      } catch (failure) {
        const limitEnd = limitEndsAt(failure, deadlineMs);
        if (limitEnd !== null && waits++ < MOST_WAITS) {
          deps.log.info("weather.limit-waits", { places: batch.length, untilMs: limitEnd });
          await waitUntil(limitEnd, deps.clock);
          waiting.unshift(batch);
          continue;
        }
        firstFailure ??= failure instanceof Error ? failure : new Error(String(failure));
        if (failure instanceof ProviderError && failure.isBusy) waiting.length = 0;
        deps.log.error("weather.batch-failed", failure, { places: batch.length });
      }
    }
  }

  const parallel = deps.weather.parallelBatches ?? PARALLEL_BATCHES;
  await Promise.all(Array.from({ length: parallel }, workThroughBatches));
  return { forecasts, failure: firstFailure };
}

/** Throws if the whole batch failed or took too long, or if its answers do not match its places. */
async function fetchBatch(
  batch: readonly RefreshCandidate[],
  deadlineMs: number,
  { weather, clock }: FetchForecastsDeps,
): Promise<DestinationForecast[]> {
  const nowMs = clock();
  if (nowMs >= deadlineMs) throw tooLate(weather.name);
  const answer = await beforeDeadline(weather.fetchForecasts(batch, nowMs), deadlineMs - nowMs, weather.name);
  if (answer.length !== batch.length) {
    throw new ProviderError(weather.name, "malformed", `${answer.length} answers for ${batch.length} places`);
  }
  return batch.flatMap(({ destinationId }, index) => {
    const forecast = acceptable(answer[index] ?? null, nowMs);
    return forecast ? [{ destinationId, forecast }] : [];
  });
}

/** With only the days that visitors can choose; null if it fails the checks. */
function acceptable(forecast: PlaceForecast | null, nowMs: number): PlaceForecast | null {
  if (!forecast) return null;
  const checked = checkForecast(forecast);
  const dates = travelDates(nowMs);
  return checked.ok && checked.value.days.every(({ date }) => dates.includes(date)) ? checked.value : null;
}

function batchesOf<T>(items: readonly T[], size: number): (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
