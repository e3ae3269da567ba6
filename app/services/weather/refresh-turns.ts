import { HOUR_MS } from "#app/domain/units";
import type { WeatherProvider } from "#app/services/ports";
import type { RefreshCandidate } from "./ports";

/**
 * Longer than from a day's last full run to the next day's first: in a usual night no forecast gets older.
 */
const OVERDUE_AFTER_MS = 11 * HOUR_MS;

/**
 * Returns the places that this run refreshes: first those without a forecast or with another provider's,
 * then the oldest forecasts, as many as the provider allows.
 */
export function placesDue(
  candidates: readonly RefreshCandidate[],
  provider: Pick<WeatherProvider, "name" | "placesPerRun">,
  nowMs: number,
): readonly RefreshCandidate[] {
  const age = (place: RefreshCandidate) =>
    place.provider === provider.name ? (place.fetchedAt ?? -Infinity) : -Infinity;
  return oldestFirst(candidates, age).slice(0, allowance(candidates, provider, nowMs));
}

/**
 * Returns the places to request from the fallback if the primary failed: those with the oldest forecasts of
 * any provider.
 */
export function placesDueOfFallback(
  candidates: readonly RefreshCandidate[],
  provider: Pick<WeatherProvider, "name" | "placesPerRun">,
  nowMs: number,
): readonly RefreshCandidate[] {
  const age = (place: RefreshCandidate) => place.fetchedAt ?? -Infinity;
  return oldestFirst(candidates, age).slice(0, allowance(candidates, provider, nowMs));
}

function allowance(
  candidates: readonly RefreshCandidate[],
  provider: Pick<WeatherProvider, "placesPerRun">,
  nowMs: number,
): number {
  const overdue = candidates.filter((place) => nowMs - (place.fetchedAt ?? -Infinity) > OVERDUE_AFTER_MS);
  return provider.placesPerRun({ nowMs, places: candidates.length, overdue: overdue.length });
}

function oldestFirst(
  candidates: readonly RefreshCandidate[],
  age: (place: RefreshCandidate) => number,
): RefreshCandidate[] {
  return [...candidates].sort((a, b) => compare(age(a), age(b)));
}

/** Unlike a subtraction, this also works for infinities. */
function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
