import type { Point } from "#app/domain/geo/geo";
import type { HubLabels } from "#app/domain/roads/hub-labels";
import { MINUTE_MS } from "#app/domain/units";
import { type Clock, type Snapshot, type Log, SnapshotUnavailableError } from "#app/services/ports";
import type { SnapshotContent } from "#app/services/weather/ports";
import { usableForecast } from "#app/domain/weather/forecast-freshness";
import { inTime } from "#app/domain/in-time";
import type { KeyValueStore } from "./key-value-store";
import { type SealedSnapshot, sealSnapshot } from "./sealed-snapshot";
import { readPublishedSnapshot, withKeptLists, withShowableForecasts } from "./snapshot-reader";

const KEPT_MS = MINUTE_MS;
/** For a snapshot without any current forecast: a new site's first refresh may run in another isolate. */
const EMPTY_KEPT_MS = 2_000;
/** For an old snapshot if nothing newer can be read: short, so that the site recovers soon. */
const BRIDGED_MS = 5_000;
const CACHE_LIMIT_MS = 1_800;
const REBUILD_LIMIT_MS = 6_000;
/** Others wait this much longer than a time limit, so that the reading request goes on first. */
const GRACE_MS = 200;
/** A request waits for this many reads by others before it reads for itself. */
const WAITS_FOR_OTHERS = 2;

interface SnapshotSourceDeps {
  readonly kv: KeyValueStore;
  readonly rebuild: () => Promise<SnapshotContent>;
  readonly provider: string;
  readonly clock: Clock;
  readonly log: Log;
}

interface Reading {
  readonly snapshot: Promise<SealedSnapshot>;
  /** Epoch ms. Without it others could wait for ever: the read of a cancelled request never ends. */
  readonly givenUpAtMs: () => number;
}

/** Keeps the parsed snapshot for a minute; parallel requests share one read. */
export function createSnapshotSource(deps: SnapshotSourceDeps) {
  let kept: { readonly snapshot: SealedSnapshot; readonly untilMs: number } | null = null;
  let reading: Reading | null = null;

  async function read(turnsToDatabase: () => void): Promise<SealedSnapshot> {
    const previous = kept?.snapshot ?? null;
    const found = await newestSnapshot(deps, previous, turnsToDatabase);
    kept = { snapshot: found.snapshot, untilMs: deps.clock() + keptMs(found, deps.clock()) };
    return found.snapshot;
  }

  async function beginReading(): Promise<SealedSnapshot> {
    const within = (ms: number) => deps.clock() + ms + GRACE_MS;
    let givenUpAtMs = within(CACHE_LIMIT_MS);
    const snapshot = read(() => (givenUpAtMs = within(REBUILD_LIMIT_MS)));
    const mine = { snapshot, givenUpAtMs: () => givenUpAtMs };
    reading = mine;
    try {
      return await mine.snapshot;
    } finally {
      if (reading === mine) reading = null;
    }
  }

  return {
    /** Null if the latest snapshot has other places. */
    labelsOf: (places: readonly Point[]): HubLabels | null =>
      kept?.snapshot.places === places ? kept.snapshot.labels : null,
    async current(): Promise<Snapshot> {
      let givenUp: Reading | null = null;
      for (let waits = 0; ; waits++) {
        if (kept && deps.clock() < kept.untilMs) return kept.snapshot;
        if (!reading || reading === givenUp || waits === WAITS_FOR_OTHERS) return beginReading();
        const theirs: Reading = reading;
        const snapshot = await waitFor(theirs, deps.clock);
        if (snapshot) return snapshot;
        givenUp = theirs;
      }
    },
  };
}

function keptMs({ snapshot, isBridge }: FoundSnapshot, nowMs: number): number {
  if (isBridge) return BRIDGED_MS;
  const hasWeather = snapshot.forecasts.some((forecast) => usableForecast(forecast, nowMs) !== null);
  return hasWeather ? KEPT_MS : EMPTY_KEPT_MS;
}

/** Null after the time limit, which is extended if the read goes on to the database. */
async function waitFor({ snapshot, givenUpAtMs }: Reading, clock: Clock): Promise<SealedSnapshot | null> {
  for (;;) {
    const untilMs = givenUpAtMs();
    const found = await inTime(snapshot, Math.max(0, untilMs - clock()), () => null);
    if (found || givenUpAtMs() === untilMs) return found;
  }
}

interface FoundSnapshot {
  readonly snapshot: SealedSnapshot;
  /** An old snapshot, used because nothing newer could be read. */
  readonly isBridge: boolean;
}

/** From the cache, else the database, else the previous one. Throws SnapshotUnavailableError. */
async function newestSnapshot(
  deps: SnapshotSourceDeps,
  previous: SealedSnapshot | null,
  turnsToDatabase: () => void,
): Promise<FoundSnapshot> {
  try {
    const published = await inTime(readPublishedSnapshot(deps.kv, previous), CACHE_LIMIT_MS, () => null);
    if (!published) throw new Error("the cache does not answer");
    const shown = withShowableForecasts(published, deps.provider);
    return { snapshot: withKeptLists(shown, previous), isBridge: false };
  } catch (cacheError) {
    deps.log.error("snapshot.cache-unusable", cacheError);
  }
  turnsToDatabase();
  try {
    const content = await inTime(deps.rebuild(), REBUILD_LIMIT_MS, () => null);
    if (!content) throw new Error("the database does not answer");
    return { snapshot: withKeptLists(sealSnapshot(content), previous), isBridge: false };
  } catch (databaseError) {
    deps.log.error("snapshot.rebuild-failed", databaseError);
    if (!previous) throw new SnapshotUnavailableError(databaseError);
    return { snapshot: previous, isBridge: true };
  }
}
