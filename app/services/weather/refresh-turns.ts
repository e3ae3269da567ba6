import type { RefreshCandidate } from "./ports";

/**
 * Whose turn it is in this run: places without a forecast or with another provider's first, then the
 * oldest forecasts, as many as the provider allows.
 */
export function placesDue(
  candidates: readonly RefreshCandidate[],
  provider: { readonly name: string; readonly placesPerRun: number },
): readonly RefreshCandidate[] {
  const age = (place: RefreshCandidate) =>
    place.provider === provider.name ? (place.fetchedAt ?? -Infinity) : -Infinity;
  return [...candidates].sort((a, b) => compare(age(a), age(b))).slice(0, provider.placesPerRun);
}

/** Unlike a subtraction, this also works for infinities. */
function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
