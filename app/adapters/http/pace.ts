import type { Clock } from "#app/services/ports";

export interface PaceLimits {
  readonly calls: number;
  readonly windowMs: number;
}

interface PaceDeps {
  readonly clock?: Clock;
  readonly sleep?: (ms: number) => Promise<void>;
}

/** Waits until so many calls may be made. */
export type TakeTurn = (calls: number) => Promise<void>;

/**
 * Lets no more calls through in any window than a service allows. Who waits looks again on a timer of its own, since a
 * run that was cut off never settles what another would wait for. Throws RangeError for more than a window holds.
 */
export function createPace({ calls: most, windowMs }: PaceLimits, deps: PaceDeps = {}): TakeTurn {
  const { clock = () => Date.now(), sleep = sleepFor } = deps;
  let taken: { readonly atMs: number; readonly calls: number }[] = [];
  return async (calls) => {
    if (calls > most) throw new RangeError(`${calls} calls at once, of ${most}`);
    for (;;) {
      const nowMs = clock();
      // Calls with a time in the future were made before the clock was set back: do not wait for those.
      taken = taken.filter(({ atMs }) => atMs <= nowMs && nowMs - atMs < windowMs);
      const inWindow = taken.reduce((sum, turn) => sum + turn.calls, 0);
      const [oldest] = taken;
      if (inWindow + calls <= most || oldest === undefined) break;
      await sleep(oldest.atMs + windowMs - nowMs);
    }
    taken.push({ atMs: clock(), calls });
  };
}

const sleepFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
