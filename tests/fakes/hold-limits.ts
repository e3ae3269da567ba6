import { vi } from "vitest";

/**
 * Asks a service that never finishes, with the clock of time limits held: they pass each time that the service has one
 * request more, however long a busy machine takes to bring it there.
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
      // Only those: the limit of the next try begins meanwhile.
      await vi.runOnlyPendingTimersAsync();
    }
    return await asked;
  } finally {
    vi.useRealTimers();
  }
}
