import type { Clock } from "#app/services/ports";
import type { SnapshotPublisher } from "#app/services/weather/ports";

const LOOK_AGAIN_MS = 50;
/** Longer than any publication takes. One that is still running after this time was cancelled and never finishes. */
const LONGEST_PUBLICATION_MS = 20_000;
/** Waiting requests check far more often than this. One that has not checked for this long was cancelled. */
const GONE_AFTER_MS = 1_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Turns {
  readonly clock: Clock;
  readonly wait?: (ms: number) => Promise<void>;
}

/**
 * Runs one publication at a time in an isolate, because each holds the whole catalogue in memory several times over. A
 * changed catalogue is not published again if a publication is already waiting: that one reads the content only when
 * it begins, and so includes the change. A weather refresh always publishes by itself. Waiting requests poll with
 * timers of their own, because a shared promise would never settle if its request were cancelled.
 */
export function onePublicationAtATime(
  publisher: SnapshotPublisher,
  { clock, wait = sleep }: Turns,
): SnapshotPublisher {
  let running: { readonly endsAtMs: number } | null = null;
  let waiting: { seenAtMs: number } | null = null;
  const isRunning = () => running !== null && clock() < running.endsAtMs;
  const isAwaited = () => waiting !== null && clock() < waiting.seenAtMs + GONE_AFTER_MS;

  return {
    async publish(gather, when) {
      if (isRunning()) {
        if (when === "if-different" && isAwaited()) return;
        const mine = { seenAtMs: clock() };
        waiting = mine;
        while (isRunning()) {
          await wait(LOOK_AGAIN_MS);
          mine.seenAtMs = clock();
        }
        if (waiting === mine) waiting = null;
      }
      const mine = { endsAtMs: clock() + LONGEST_PUBLICATION_MS };
      running = mine;
      try {
        await publisher.publish(gather, when);
      } finally {
        if (running === mine) running = null;
      }
    },
  };
}
