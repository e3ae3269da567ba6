import { vi } from "vitest";

/**
 * Runs `ask` against a service that never finishes answering. Time limits expire whenever the service has
 * received one more request instead of by the clock, so a busy machine may take any time.
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
      // Only the pending timers: the next try sets its own limit in the meantime.
      await vi.runOnlyPendingTimersAsync();
    }
    return await asked;
  } finally {
    vi.useRealTimers();
  }
}
