import { inTime, sleep } from "#app/domain/in-time";
import { type Clock, ProviderError } from "#app/services/ports";

/** Epoch ms, by what a call threw. Null if it met no limit of our rate, or one that ends after the deadline. */
export function limitEndsAt(failure: unknown, deadlineMs: number): number | null {
  if (!(failure instanceof ProviderError) || failure.code !== "rate-limited") return null;
  const { retryAtMs = Infinity } = failure.details;
  return retryAtMs < deadlineMs ? retryAtMs : null;
}

export const waitUntil = (atMs: number, clock: Clock): Promise<void> => sleep(Math.max(0, atMs - clock()));

export const tooLate = (provider: string): ProviderError =>
  new ProviderError(provider, "timeout", "the refresh ran out of time");

export const beforeDeadline = <Answer>(
  answer: Promise<Answer>,
  restMs: number,
  provider: string,
): Promise<Answer> =>
  inTime(answer, Math.max(0, restMs), () => {
    throw tooLate(provider);
  });
