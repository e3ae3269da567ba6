import { vi } from "vitest";

/**
 * Runs `ask` against a service that never finishes its answer. Time limits do not expire by the clock, but whenever
 * the service has received one more request, so that a busy machine may take any time.
 */
export async function holdLimits<T>(requests: () => number, ask: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    let seen = requests();
    let isSettled = false;
    const asked = ask().finally(() => (isSettled = true));
    asked.catch(() => undefined);
    while (!isSettled) {
      await new Promise(setImmediate);
      if (requests() === seen) continue;
      seen = requests();
      // Only timers that are pending now, because the next try sets a limit of its own meanwhile.
      await vi.runOnlyPendingTimersAsync();
    }
    return await asked;
  } finally {
    vi.useRealTimers();
  }
}
