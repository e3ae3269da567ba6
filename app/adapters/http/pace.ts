import { sleep as sleepFor } from "#app/domain/in-time";
import type { Clock } from "#app/services/ports";

interface PaceLimits {
  readonly calls: number;
  readonly windowMs: number;
}

interface PaceDeps {
  readonly clock?: Clock;
  readonly sleep?: (ms: number) => Promise<void>;
}

/** Resolves when this many calls may be made. */
export type TakeTurn = (calls: number) => Promise<void>;

/**
 * In any window of time. Waiting runs poll with timers of their own: a shared promise never settles if its
 * run is cancelled. Throws RangeError if a window allows fewer calls.
 */
export function createPace({ calls: most, windowMs }: PaceLimits, deps: PaceDeps = {}): TakeTurn {
  const { clock = () => Date.now(), sleep = sleepFor } = deps;
  let taken: { readonly atMs: number; readonly calls: number }[] = [];
  return async (calls) => {
    if (calls > most) throw new RangeError(`${calls} calls at once, of at most ${most}`);
    for (;;) {
      const nowMs = clock();
      // Calls in the future were made before the clock was set back.
      taken = taken.filter(({ atMs }) => atMs <= nowMs && nowMs - atMs < windowMs);
      const inWindow = taken.reduce((sum, turn) => sum + turn.calls, 0);
      const [oldest] = taken;
      if (inWindow + calls <= most || oldest === undefined) break;
      await sleep(oldest.atMs + windowMs - nowMs);
    }
    taken.push({ atMs: clock(), calls });
  };
}
