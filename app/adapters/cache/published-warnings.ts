import { DAY_MS, MINUTE_MS } from "#app/domain/units";
import {
  type KnownWarnings,
  type LookedAtWarnings,
  knownWarnings,
} from "#app/domain/warnings/known-warnings";
import type { Clock, Log } from "#app/services/ports";
import type { WarningSource, WarningStore } from "#app/services/warnings/ports";
import { settledWithin } from "#app/adapters/http/settled-within";
import type { KeyValueStore } from "./key-value-store";

export const WARNINGS_KEY = "warnings:1";
/** The lifetime of the value: a site that no longer asks the service forgets its warnings. */
const FORGOTTEN_AFTER_SECONDS = DAY_MS / 1_000;

/** How long an isolate answers from what it has read. */
const KEPT_MS = MINUTE_MS;
/** How old KV's cached copy in a location may be, in addition: the least that KV allows. */
const CACHE_TTL_SECONDS = 30;
/** A visitor waits no longer than this for the cache. */
const READ_LIMIT_MS = 1_000;
/** The wait before the next read after a failed one. */
const RETRY_MS = 5_000;

/** Throws if the text is not what the store writes. */
function readLooked(json: string): LookedAtWarnings {
  const looked = JSON.parse(json) as Partial<LookedAtWarnings> | null;
  if (typeof looked?.lookedAtMs !== "number" || !Array.isArray(looked.warnings)) {
    throw new TypeError("the cache holds something else than warnings");
  }
  return looked as LookedAtWarnings;
}

export const createWarningStore = (kv: KeyValueStore): WarningStore => ({
  publish: (looked) =>
    kv.put(WARNINGS_KEY, JSON.stringify(looked), { expirationTtl: FORGOTTEN_AFTER_SECONDS }),
});

interface Deps {
  readonly kv: KeyValueStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** A source that also says what this isolate knows without another read, for cached answers. */
export interface RememberedWarnings extends WarningSource {
  readonly remembered: () => KnownWarnings | null;
}

/**
 * Reads what the cron has published: at most one KV read a minute. If the cache fails, the last value stays and ages. Create
 * one per isolate.
 */
export function createWarningSource({ kv, clock, log }: Deps): RememberedWarnings {
  let looked: LookedAtWarnings | null = null;
  let keptUntilMs = -Infinity;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    try {
      const json = await kv.get(WARNINGS_KEY, { cacheTtl: CACHE_TTL_SECONDS });
      looked = json === null ? null : readLooked(json);
      keptUntilMs = clock() + KEPT_MS;
    } catch (error) {
      log.error("warnings.not-read", error);
    }
  }

  async function refresh(): Promise<void> {
    // Other requests do not wait for this one, whose visitor may leave: they use the last value, or read it themselves.
    keptUntilMs = clock() + RETRY_MS;
    const mine = read();
    reading = mine;
    await settledWithin(mine, READ_LIMIT_MS);
    if (reading === mine) reading = null;
  }

  return {
    remembered: () => knownWarnings(looked, clock()),
    async current() {
      if (clock() >= keptUntilMs) await refresh();
      else if (looked === null && reading) await settledWithin(reading, READ_LIMIT_MS);
      return knownWarnings(looked, clock());
    },
  };
}
