import { fail, ok } from "#app/domain/result";
import type { Destination } from "#app/domain/catalogue/destination";
import { ProviderError } from "#app/services/ports";
import { type FetchForecastsDeps, fetchForecasts } from "./fetch-forecasts";
import { lookForRuns, withRuns } from "./look-for-runs";
import { withStoredHoursGoneBy } from "./hours-gone-by";
import type { ForecastStore } from "./ports";

/** An administrator waits: enough for one attempt and its retries. */
const WAIT_LIMIT_MS = 40_000;

const NO_FORECAST = { fetchedAt: null, provider: null, runAt: null, checkedAt: null };

export interface RefreshOnePlaceDeps extends FetchForecastsDeps {
  readonly forecasts: Pick<ForecastStore, "upsertNewer" | "all">;
  readonly catalogue: { find(id: number): Promise<Destination | null> };
}

/** `provider-busy`: until `retryAtMs` if known. The former forecast stays. */
export type RefreshOneRefusal =
  | { readonly error: "not-found" | "provider-failed" }
  | { readonly error: "provider-busy"; readonly retryAtMs: number | null };

/** If an hourly run does the same, the newer forecast stays. */
export async function refreshOnePlace(
  { destinationId }: { readonly destinationId: number },
  deps: RefreshOnePlaceDeps,
) {
  const found = await deps.catalogue.find(destinationId);
  if (!found) return fail("not-found");
  const { id, name, latitude, longitude } = found;
  const deadlineMs = deps.clock() + WAIT_LIMIT_MS;
  const look = await lookForRuns(deps);
  const former = look === "unknown" ? (await deps.forecasts.all()).get(id) : undefined;
  const { fetchedAt, provider, runAt = null, checkedAt = null } = former ?? NO_FORECAST;
  const point = { destinationId: id, latitude, longitude, isByTheSea: false };
  const place = { ...point, fetchedAt, provider, runAt, checkedAt };
  const { forecasts, failure } = await fetchForecasts([place], deadlineMs, deps);
  const stamped = withRuns(forecasts, [place], look, deps.weather);
  const [fetched] = await withStoredHoursGoneBy(stamped, [place], deps.forecasts);
  if (!fetched) return refusalOf(failure);
  await deps.forecasts.upsertNewer([fetched]);
  return ok({ destination: { id, name }, issuedAt: fetched.forecast.fetchedAt });
}

function refusalOf(failure: Error | null): { readonly ok: false } & RefreshOneRefusal {
  if (!(failure instanceof ProviderError && failure.isBusy)) return fail("provider-failed");
  return { ...fail("provider-busy"), retryAtMs: failure.details.retryAtMs ?? null };
}
