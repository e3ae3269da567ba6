import { vi } from "vitest";

/**
 * Runs `ask` against a service that never finishes. Time limits do not run by the clock: they expire each time the
 * service has one more request, however long a busy machine takes to deliver it.
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
      // Only the pending timers, since the next try's limit begins in the meantime.
      await vi.runOnlyPendingTimersAsync();
    }
    return await asked;
  } finally {
    vi.useRealTimers();
  }
}
