import { type AttemptLimit, retryAfterSeconds } from "#app/domain/accounts/throttle";
import type { AccountDeps } from "./ports";

/** Too many attempts lately; passes by itself. */
export interface Throttled {
  readonly ok: false;
  readonly error: "throttled";
  readonly retryAfterSeconds: number;
}

/** A counter of attempts: its name in the store, and its limit. */
export interface Subject {
  readonly subject: string;
  readonly limit: AttemptLimit;
}

/** Where the guesses from a client address are counted, of passwords and of names, before it is made a pseudonym. */
export const addressSubject = (clientAddress: string): string => `address:${clientAddress}`;

/** Where the wrong passwords of an account are counted, and those from a device that has signed in to it. */
export const accountSubject = (key: string): string => `account:${key}`;
export const deviceSubject = (deviceId: string, key: string): string => `device:${deviceId}:${key}`;

/**
 * Counts an attempt for each of some subjects before anything is looked up or hashed; null where all of them allow it.
 * A refused attempt gets the longest wait and is taken back from the other counters.
 */
export async function admitAttempt(
  subjects: readonly Subject[],
  deps: Pick<AccountDeps, "attempts" | "clock">,
): Promise<Throttled | null> {
  const throttled = throttledFor(Math.max(...(await countAttempt(subjects, deps))));
  if (throttled) await deps.attempts.takeBack(subjects.map(({ subject }) => subject));
  return throttled;
}

/** Counts an attempt for each subject; the seconds that each makes it wait, 0 where it allows the attempt. */
export async function countAttempt(
  subjects: readonly Subject[],
  { attempts, clock }: Pick<AccountDeps, "attempts" | "clock">,
): Promise<number[]> {
  const nowMs = clock();
  const counted = subjects.map(({ subject, limit }) => ({ subject, windowMs: limit.windowMs }));
  const windows = await attempts.count(counted, nowMs);
  return subjects.map(({ limit }, index) => {
    const window = windows[index];
    return window ? (retryAfterSeconds(window, limit, nowMs) ?? 0) : 0;
  });
}

export const throttledFor = (seconds: number): Throttled | null =>
  seconds > 0 ? { ok: false, error: "throttled", retryAfterSeconds: seconds } : null;
