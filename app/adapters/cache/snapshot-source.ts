import { MINUTE_MS } from "#app/domain/units";
import {
  type Clock,
  type Snapshot,
  type SnapshotSource,
  type Log,
  SnapshotUnavailableError,
} from "#app/services/ports";
import type { SnapshotContent } from "#app/services/weather/ports";
import type { KeyValueStore } from "./key-value-store";
import { type SealedSnapshot, sealSnapshot } from "./sealed-snapshot";
import { readPublishedSnapshot, withKeptLists, withShowableForecasts } from "./snapshot-reader";

/** How long an isolate answers from the snapshot it has parsed. */
const KEPT_MS = MINUTE_MS;
/** How long an old snapshot bridges the gap where nothing newer can be had: short, so as to heal soon. */
const BRIDGED_MS = 5_000;
const DEFAULT_WAIT_MS = 2_000;
/** How many reads begun by others a request waits for before it reads for itself. */
const WAITS_FOR_OTHERS = 2;

export interface SnapshotSourceDeps {
  readonly kv: KeyValueStore;
  /** Puts the content together from the database, where the cache has none. */
  readonly rebuild: () => Promise<SnapshotContent>;
  /** The weather provider in use: see `isShownBeside`. */
  readonly provider: string;
  readonly clock: Clock;
  readonly log: Log;
  /** How long to wait for a read: one begun by a request that was cancelled never ends. */
  readonly waitMs?: number;
}

/** One for each isolate. Keeps the parsed snapshot for a minute; parallel requests share one read. */
export function createSnapshotSource(deps: SnapshotSourceDeps): SnapshotSource {
  const waitMs = deps.waitMs ?? DEFAULT_WAIT_MS;
  let kept: { readonly snapshot: SealedSnapshot; readonly untilMs: number } | null = null;
  let reading: { readonly snapshot: Promise<SealedSnapshot>; readonly sinceMs: number } | null = null;

  async function read(): Promise<SealedSnapshot> {
    const previous = kept?.snapshot ?? null;
    const found = await newestSnapshot(deps, previous, waitMs);
    kept = { snapshot: found.snapshot, untilMs: deps.clock() + (found.isBridge ? BRIDGED_MS : KEPT_MS) };
    return found.snapshot;
  }

  async function beginReading(): Promise<SealedSnapshot> {
    const mine = { snapshot: read(), sinceMs: deps.clock() };
    reading = mine;
    try {
      return await mine.snapshot;
    } finally {
      if (reading === mine) reading = null;
    }
  }

  return {
    async current(): Promise<Snapshot> {
      for (let waits = 0; waits < WAITS_FOR_OTHERS; waits++) {
        if (kept && deps.clock() < kept.untilMs) return kept.snapshot;
        if (!reading) break;
        const restMs = Math.max(0, reading.sinceMs + waitMs - deps.clock());
        const theirs = reading;
        const snapshot = await settledWithin(theirs.snapshot, restMs);
        if (snapshot) return snapshot;
        if (reading === theirs) break;
      }
      return beginReading();
    },
  };
}

interface FoundSnapshot {
  readonly snapshot: SealedSnapshot;
  /** Whether this is an old snapshot, used because nothing newer could be read. */
  readonly isBridge: boolean;
}

/** From the cache, else from the database, else the one before. Throws SnapshotUnavailableError. */
async function newestSnapshot(
  deps: SnapshotSourceDeps,
  previous: SealedSnapshot | null,
  waitMs: number,
): Promise<FoundSnapshot> {
  try {
    const published = await settledWithin(readPublishedSnapshot(deps.kv, previous), waitMs);
    if (!published) throw new Error("the cache does not answer");
    const shown = withShowableForecasts(published, deps.provider);
    return { snapshot: withKeptLists(shown, previous), isBridge: false };
  } catch (cacheError) {
    deps.log.error("snapshot.cache-unusable", cacheError);
  }
  try {
    return { snapshot: withKeptLists(await sealSnapshot(await deps.rebuild()), previous), isBridge: false };
  } catch (databaseError) {
    deps.log.error("snapshot.rebuild-failed", databaseError);
    if (!previous) throw new SnapshotUnavailableError(databaseError);
    return { snapshot: previous, isBridge: true };
  }
}

/** The promise's value, or null if it has not settled within `ms`: a cancelled request's reads never settle. */
export async function settledWithin<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([promise, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
