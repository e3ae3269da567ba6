import { sleep } from "#app/domain/in-time";
import type { Clock } from "#app/services/ports";
import type { SnapshotPublisher } from "#app/services/weather/ports";

const LOOK_AGAIN_MS = 50;
/** Longer than any publication takes: one that still runs was cancelled and never finishes. */
const LONGEST_PUBLICATION_MS = 20_000;
/** Waiting requests check far more often: one that has not for this long was cancelled. */
const GONE_AFTER_MS = 1_000;

/**
 * Runs one publication at a time in an isolate, because each holds the catalogue several times over. One
 * waiting publication serves all changes of the catalogue so far. Requests poll with timers of their own: a
 * shared promise never settles if its request is cancelled.
 */
export function onePublicationAtATime(
  publisher: SnapshotPublisher,
  { clock, wait = sleep }: { readonly clock: Clock; readonly wait?: (ms: number) => Promise<void> },
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
