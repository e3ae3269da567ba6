import { inTime } from "#app/domain/in-time";
import { MINUTE_MS } from "#app/domain/units";
import type { WeatherProvider } from "#app/services/ports";
import { fetchForecasts, type FetchedForecasts, type FetchForecastsDeps } from "./fetch-forecasts";
import { withStoredHoursGoneBy } from "./hours-gone-by";
import type { AfterRefresh, ForecastStore, RefreshCandidate, RefreshRunStore, RunOutcome } from "./ports";
import { publishSnapshot, type PublishSnapshotDeps } from "./publish-snapshot";
import { knownRuns, lookForRuns, markFresh, withRuns } from "./look-for-runs";
import { type RefreshSeaDeps, refreshSea } from "./refresh-sea";
import { placesDue, placesToFetch } from "./places-due";

/** Then a run starts no more requests. Each has a shorter limit of its own. */
const RUN_LIMIT_MS = 4 * MINUTE_MS;
/** After RUN_LIMIT_MS: a store that never answers must not block later runs. */
const STORE_LIMIT_MS = 2 * MINUTE_MS;
/** Renewed during a run: a killed one blocks others for at most this long. */
const LEASE_MS = 90_000;
const LEASE_RENEWAL_MS = 30_000;

/** Left for the fallback if the primary never answers. */
const FALLBACK_TIME_MS = MINUTE_MS;

export interface RefreshWeatherDeps extends PublishSnapshotDeps, FetchForecastsDeps, RefreshSeaDeps {
  /** If the primary gives no forecast in a whole run, it is asked for the oldest ones. */
  readonly fallback?: WeatherProvider | null;
  readonly forecasts: ForecastStore;
  readonly runs: RefreshRunStore;
  /** Must not throw. */
  readonly afterRefresh?: AfterRefresh;
}

interface RefreshResult {
  readonly provider: string;
  readonly outcome: Extract<RunOutcome, "complete" | "partial" | "failed">;
  readonly placesRefreshed: number;
  readonly placesFailed: number;
  readonly error: string | null;
}

/** `lease-held`: another run is in progress. `already-run`: a run for this time has begun before. */
type RefreshReport =
  RefreshResult | { readonly outcome: "skipped"; readonly reason: "lease-held" | "already-run" };

/** A failed or partial run keeps the former forecasts. Throws only if no run can begin. */
export async function refreshWeather(
  input: { readonly scheduledForMs: number },
  deps: RefreshWeatherDeps,
): Promise<RefreshReport> {
  const holder = crypto.randomUUID();
  const startedAt = deps.clock();
  if (!(await deps.runs.acquireLease(holder, startedAt, startedAt + LEASE_MS))) {
    return skip("lease-held", input, deps);
  }
  const runId = await beginRun(input.scheduledForMs, startedAt, holder, deps);
  if (runId === null) return skip("already-run", input, deps);
  const stopRenewing = keepLease(holder, deps);
  const working = fetchStoreAndPublish(startedAt + RUN_LIMIT_MS, deps);
  const result = await endedInTime(working, deps).finally(stopRenewing);
  // If that fails, the publication is still valid, and the lease expires.
  await deps.runs
    .finish(runId, holder, { ...result, endedAt: deps.clock() })
    .catch((error: unknown) => deps.log.error("weather.run-not-recorded", error, { runId }));
  const durationMs = deps.clock() - startedAt;
  deps.log.info("weather.refreshed", { ...input, ...result, durationMs });
  return result;
}

function skip(
  reason: "lease-held" | "already-run",
  input: { readonly scheduledForMs: number },
  { log }: RefreshWeatherDeps,
): RefreshReport {
  log.info("weather.refresh-skipped", { ...input, reason });
  return { outcome: "skipped", reason };
}

/** Until the returned function is called. Two runs at once are harmless: older never replaces newer. */
function keepLease(holder: string, { runs, clock, log }: RefreshWeatherDeps): () => void {
  const timer = setInterval(() => {
    runs
      .renewLease(holder, clock() + LEASE_MS)
      .catch((error: unknown) => log.error("weather.lease-not-renewed", error));
  }, LEASE_RENEWAL_MS);
  return () => clearInterval(timer);
}

/** Null, and releases the lease, if the run of this time has already begun. */
async function beginRun(
  scheduledFor: number,
  startedAt: number,
  holder: string,
  { runs, weather }: RefreshWeatherDeps,
): Promise<number | null> {
  let runId: number | null = null;
  try {
    runId = await runs.begin({ scheduledFor, startedAt, provider: weather.name });
    return runId;
  } finally {
    if (runId === null) await runs.releaseLease(holder);
  }
}

/** Never throws: a failure becomes part of the result. */
async function fetchStoreAndPublish(deadlineMs: number, deps: RefreshWeatherDeps): Promise<RefreshResult> {
  let provider = deps.weather.name;
  let placesFailed = 0;
  let placesRefreshed = 0;
  try {
    const candidates = await deps.forecasts.candidates();
    const look = await lookForRuns(deps);
    const runs = knownRuns(look);
    const due = runs
      ? placesToFetch(candidates, runs, deps.weather, deps.clock())
      : placesDue(candidates, deps.weather, deps.clock());
    placesFailed = due.length;
    const fetched = await fetchFromEither(candidates, due, deadlineMs, deps);
    provider = fetched.provider;
    const stamped = withRuns(fetched.forecasts, candidates, look, deps.weather);
    const forecasts = await withStoredHoursGoneBy(stamped, candidates, deps.forecasts);
    await deps.forecasts.upsertNewer(forecasts);
    await markFresh(forecasts, candidates, look, deps);
    placesRefreshed = fetched.forecasts.length;
    placesFailed = Math.max(0, placesFailed - placesRefreshed);
    const sea = await refreshSea(candidates, deadlineMs, deps);
    const publication = { ...deps, publishedSea: () => Promise.resolve(sea) };
    await publishSnapshot(publication, placesRefreshed > 0 ? "always" : "if-different");
    await deps.afterRefresh?.({ forecasts, candidates });
    const outcome = outcomeOf(placesRefreshed, placesFailed);
    return { provider, outcome, placesRefreshed, placesFailed, error: fetched.error };
  } catch (error) {
    deps.log.error("weather.refresh-failed", error);
    return { provider, outcome: "failed", placesRefreshed, placesFailed, error: String(error) };
  }
}

/** A failure if a store does not answer in time. What it still does later is harmless: see `keepLease`. */
function endedInTime(
  working: Promise<RefreshResult>,
  { weather, log }: RefreshWeatherDeps,
): Promise<RefreshResult> {
  return inTime(working, RUN_LIMIT_MS + STORE_LIMIT_MS, (): RefreshResult => {
    const error = new Error("the stores did not answer in time");
    log.error("weather.refresh-failed", error);
    const places = { placesRefreshed: 0, placesFailed: 0 };
    return { provider: weather.name, outcome: "failed", ...places, error: String(error) };
  });
}

/** If the primary gives none at all, the fallback's for the oldest ones. */
async function fetchFromEither(
  candidates: readonly RefreshCandidate[],
  due: readonly RefreshCandidate[],
  deadlineMs: number,
  deps: RefreshWeatherDeps,
): Promise<Pick<FetchedForecasts, "forecasts"> & Pick<RefreshResult, "provider" | "error">> {
  const { weather, fallback } = deps;
  const first = await fetchForecasts(due, fallback ? deadlineMs - FALLBACK_TIME_MS : deadlineMs, deps);
  if (!fallback || due.length === 0 || first.forecasts.length > 0) {
    return { forecasts: first.forecasts, error: first.failure?.message ?? null, provider: weather.name };
  }
  const oldest = placesDue(candidates, fallback, deps.clock(), true);
  const second = await fetchForecasts(oldest, deadlineMs, { ...deps, weather: fallback });
  const error = [first, second].flatMap(({ failure }) => failure?.message ?? []).join("; ");
  return { forecasts: second.forecasts, error, provider: fallback.name };
}

function outcomeOf(placesRefreshed: number, placesFailed: number): RefreshResult["outcome"] {
  if (placesFailed === 0) return "complete";
  return placesRefreshed > 0 ? "partial" : "failed";
}

interface RunHourlyDeps extends RefreshWeatherDeps {
  readonly removeExpired: () => Promise<void>;
  /** A fallback that is configured, but lacks its key or contact. */
  readonly missingFallback: string | null;
}

/** Deletes expired rows, then refreshes the weather. If one fails, the other is still done. */
export async function runHourly(
  input: { readonly scheduledForMs: number },
  { removeExpired, missingFallback, ...deps }: RunHourlyDeps,
): Promise<void> {
  const { log, weather } = deps;
  await removeExpired().catch((error: unknown) => log.error("accounts.expired-not-removed", error));
  if (missingFallback !== null) {
    log.info("weather.fallback-unavailable", { first: weather.name, second: missingFallback });
  }
  await refreshWeather(input, deps);
}
