import { DAY_MS, MINUTE_MS } from "#app/domain/units";
import { type WarningsAnswer, knownWarnings } from "#app/domain/warnings/known-warnings";
import type { Clock, Log } from "#app/services/ports";
import type { WarningSource, WarningStore } from "#app/services/warnings/ports";
import { inTime } from "#app/domain/in-time";
import type { KeyValueStore } from "./key-value-store";

export const WARNINGS_KEY = "warnings:1";
const FORGOTTEN_AFTER_SECONDS = DAY_MS / 1_000;

const KEPT_MS = MINUTE_MS;
/** KV allows no shorter time for its own cached copy. */
const CACHE_TTL_SECONDS = 30;
const READ_LIMIT_MS = 1_000;
const RETRY_MS = 5_000;

function readLooked(json: string): WarningsAnswer {
  const looked = JSON.parse(json) as Partial<WarningsAnswer> | null;
  if (typeof looked?.lookedAtMs !== "number" || !Array.isArray(looked.warnings)) {
    throw new TypeError("the cached value is not a list of warnings");
  }
  return looked as WarningsAnswer;
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

/** At most once a minute. If KV fails, the last value stays in use and ages. */
export function createWarningSource({ kv, clock, log }: Deps): WarningSource {
  let looked: WarningsAnswer | null = null;
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
    // This read ends if its visitor leaves, so others use the last value or read for themselves.
    keptUntilMs = clock() + RETRY_MS;
    const mine = read();
    reading = mine;
    await inTime(mine, READ_LIMIT_MS, () => null);
    if (reading === mine) reading = null;
  }

  return {
    async current() {
      if (clock() >= keptUntilMs) await refresh();
      else if (looked === null && reading) await inTime(reading, READ_LIMIT_MS, () => null);
      return knownWarnings(looked, clock());
    },
  };
}
