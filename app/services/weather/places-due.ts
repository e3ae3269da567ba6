import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";
import type { NewestRuns, WeatherProvider } from "#app/services/ports";
import type { RefreshCandidate } from "./ports";

/** Longer than from the evening's last full run to the morning's first. */
const OVERDUE_AFTER_MS = 11 * HOUR_MS;

/** As many as the provider allows: places without a forecast (of it, or any if a fallback), then the oldest. */
export function placesDue(
  candidates: readonly RefreshCandidate[],
  provider: Pick<WeatherProvider, "name" | "placesPerRun">,
  nowMs: number,
  isFallback = false,
): readonly RefreshCandidate[] {
  const age = (place: RefreshCandidate) =>
    isFallback || place.provider === provider.name ? (place.fetchedAt ?? -Infinity) : -Infinity;
  const overdue = candidates.filter((place) => nowMs - (place.fetchedAt ?? -Infinity) > OVERDUE_AFTER_MS);
  const most = provider.placesPerRun({ nowMs, places: candidates.length, overdue: overdue.length });
  return oldestFirst(candidates, age).slice(0, most);
}

/** A place whose model runs every hour is fetched in every hourly run. */
const HOURLY_MS = 50 * MINUTE_MS;
/** In London. That run also fetches forecasts of models that cover only some hours. */
const BREAKFAST_HOUR = 7;
/** Then a fresh forecast is fetched again if the service has newer values for its later days. */
const DAY_HOURS = { from: 6, until: 21 };
const LATER_DAYS_WAIT_MS = 3 * HOUR_MS;

export function isOfNewestRun(
  { fetchedAt, runAt, provider, ...point }: RefreshCandidate,
  { wholeRunAt, answeredSince }: NewestRuns,
  { name, runs }: Pick<WeatherProvider, "name" | "runs">,
): boolean {
  if (fetchedAt === null || provider !== name || !runs?.covers(point)) return false;
  return (runAt ?? -Infinity) >= wholeRunAt || fetchedAt >= answeredSince;
}

/** For which the service has a newer forecast, the oldest forecasts first. */
export function placesToFetch(
  candidates: readonly RefreshCandidate[],
  newest: NewestRuns,
  provider: Pick<WeatherProvider, "name" | "runs">,
  nowMs: number,
): readonly RefreshCandidate[] {
  const leastAgeMs = provider.runs?.leastAgeMs(candidates.length) ?? 0;
  const due = candidates.filter((place) => {
    const { fetchedAt } = place;
    if (fetchedAt === null || place.provider !== provider.name) return true;
    // After midnight, a forecast of the day before lacks the last day that visitors can choose.
    if (londonDateOf(fetchedAt) < londonDateOf(nowMs)) return true;
    const ageMs = nowMs - fetchedAt;
    if (ageMs < leastAgeMs) return false;
    if (!provider.runs?.covers(place)) return ageMs >= HOURLY_MS;
    if (ageMs > OVERDUE_AFTER_MS || !isOfNewestRun(place, newest, provider)) return true;
    return isWorthAnother(fetchedAt, place.runAt, newest, nowMs);
  });
  return oldestFirst(due, (place) => place.fetchedAt ?? -Infinity);
}

/** Before breakfast for a newer hourly run, or by day for newer later days. */
function isWorthAnother(
  fetchedAt: number,
  runAt: number | null,
  { latestRunAt, laterDaysSince }: NewestRuns,
  nowMs: number,
): boolean {
  const hour = Math.floor(londonHourOf(nowMs));
  if (hour === BREAKFAST_HOUR && (runAt ?? -Infinity) < latestRunAt) return true;
  if (hour < DAY_HOURS.from || hour >= DAY_HOURS.until) return false;
  return fetchedAt < (laterDaysSince ?? -Infinity) && nowMs - fetchedAt >= LATER_DAYS_WAIT_MS;
}

function oldestFirst(
  candidates: readonly RefreshCandidate[],
  age: (place: RefreshCandidate) => number,
): RefreshCandidate[] {
  // Of two places that were never fetched the difference is NaN, which counts as equal.
  return candidates.toSorted((a, b) => age(a) - age(b));
}
