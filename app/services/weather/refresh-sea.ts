import { londonDateOf } from "#app/domain/calendar/london-time";
import { type PublishedSea, type SeaTable, mergeSea, roundedSea } from "#app/domain/sea/published-sea";
import { isShownBeside } from "#app/domain/weather/forecast-origin";
import { DAY_MS, HOUR_MS } from "#app/domain/units";
import { type Clock, type Log, ProviderError } from "#app/services/ports";
import type { RefreshCandidate, SeaProvider } from "./ports";
import { beforeDeadline, limitEndsAt, waitUntil } from "./rate-limit-wait";

/** Some twelve hours after the models' runs at 0:00 and 12:00 UTC. */
const READY_AT_MS = [HOUR_MS, 13 * HOUR_MS];
/** Three requests for a hundred places each. */
const MOST_PLACES = 300;
/** Then the run publishes what it has. */
const LIMIT_MS = 75_000;

export interface RefreshSeaDeps {
  /** Null if this site's weather service has none. */
  readonly sea?: SeaProvider | null;
  readonly publishedSea?: () => Promise<PublishedSea>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Twice a day for each place. Never throws: the former sea stays until it is too old. */
export async function refreshSea(
  candidates: readonly RefreshCandidate[],
  deadlineMs: number,
  deps: RefreshSeaDeps,
): Promise<PublishedSea> {
  const { sea, clock } = deps;
  if (!sea) return [];
  const nowMs = clock();
  const published = (await deps.publishedSea?.()) ?? [];
  const former = published.filter(({ provider }) => isShownBeside(sea.name, { provider }));
  const due = placesDue(candidates, former, nowMs);
  if (due.length === 0) return mergeSea(former, null, nowMs);
  const fresh = await fetchSea(due, Math.min(deadlineMs, nowMs + LIMIT_MS), sea, deps);
  deps.log.info("sea.refreshed", { provider: sea.name, places: due.length, answered: fresh.places.length });
  return mergeSea(former, fresh, nowMs);
}

/** By the sea, and not asked for since the last forecasts were ready. */
function placesDue(
  candidates: readonly RefreshCandidate[],
  former: PublishedSea,
  nowMs: number,
): readonly RefreshCandidate[] {
  const midnightMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const readyMs = READY_AT_MS.flatMap((atMs) => [midnightMs - DAY_MS + atMs, midnightMs + atMs]);
  const lastReadyMs = Math.max(...readyMs.filter((atMs) => atMs <= nowMs));
  const recentTables = former.filter(({ fetchedAt }) => fetchedAt >= lastReadyMs);
  const known = new Set(recentTables.flatMap(({ places }) => places.map(({ id }) => id)));
  return candidates
    .filter(({ isByTheSea, destinationId }) => isByTheSea && !known.has(destinationId))
    .slice(0, MOST_PLACES);
}

/**
 * A failed batch costs only its own places, which are due again, like those that are not asked. After a limit that ends
 * in time it is asked for again, once.
 */
async function fetchSea(
  due: readonly RefreshCandidate[],
  deadlineMs: number,
  sea: SeaProvider,
  { clock, log }: RefreshSeaDeps,
): Promise<SeaTable> {
  const fetchedAt = clock();
  const places: SeaTable["places"][number][] = [];
  let hasWaited = false;
  for (let from = 0; from < due.length; from += sea.batchSize) {
    const batch = due.slice(from, from + sea.batchSize);
    try {
      const answers = await beforeDeadline(sea.fetchSea(batch, fetchedAt), deadlineMs - clock(), sea.name);
      batch.forEach(({ destinationId: id }, index) => {
        places.push({ id, sea: answers[index]?.map(roundedSea) ?? null });
      });
    } catch (error) {
      const limitEnd = hasWaited ? null : limitEndsAt(error, deadlineMs);
      if (limitEnd !== null) {
        hasWaited = true;
        await waitUntil(limitEnd, clock);
        from -= sea.batchSize;
        continue;
      }
      log.error("sea.batch-failed", error, { places: batch.length });
      if ((error instanceof ProviderError && error.isBusy) || clock() >= deadlineMs) break;
    }
  }
  return { provider: sea.name, fetchedAt, firstDate: londonDateOf(fetchedAt), places };
}
