import { type AttemptLimit, retryAfterSeconds } from "#app/domain/accounts/throttle";
import type { AccountDeps } from "./ports";

/** Refused because of too many recent attempts. The caller may try again later. */
export interface Throttled {
  readonly ok: false;
  readonly error: "throttled";
  readonly retryAfterSeconds: number;
}

/** A counter of attempts: the name under which it is stored, and its limit. */
export interface Subject {
  readonly subject: string;
  readonly limit: AttemptLimit;
}

/**
 * Returns the name of a client address's counter, which counts guesses of passwords and usernames. Only a
 * pseudonym of the name is stored.
 */
export const addressSubject = (clientAddress: string): string => `address:${clientAddress}`;

/**
 * Returns the name of the counter of wrong passwords for an account. A device that has signed in to the
 * account has a counter of its own.
 */
export const accountSubject = (key: string): string => `account:${key}`;
export const deviceSubject = (deviceId: string, key: string): string => `device:${deviceId}:${key}`;

/**
 * Counts an attempt for each subject, before anything is looked up or hashed. Returns null if all counters
 * allow it. Otherwise returns the longest wait and takes the attempt back from all counters.
 */
export async function admitAttempt(
  subjects: readonly Subject[],
  deps: Pick<AccountDeps, "attempts" | "clock">,
): Promise<Throttled | null> {
  const throttled = throttledFor(Math.max(...(await countAttempt(subjects, deps))));
  if (throttled) await deps.attempts.takeBack(subjects.map(({ subject }) => subject));
  return throttled;
}

/**
 * Counts an attempt for each subject. Returns the seconds that each has to wait; 0 if its counter allows the
 * attempt.
 */
export async function countAttempt(
  subjects: readonly Subject[],
  { attempts, clock }: Pick<AccountDeps, "attempts" | "clock">,
): Promise<number[]> {
  const nowMs = clock();
  const counters = subjects.map(({ subject, limit }) => ({ subject, windowMs: limit.windowMs }));
  const windows = await attempts.count(counters, nowMs);
  return subjects.map(({ limit }, index) => {
    const window = windows[index];
    return window ? (retryAfterSeconds(window, limit, nowMs) ?? 0) : 0;
  });
}

export const throttledFor = (seconds: number): Throttled | null =>
  seconds > 0 ? { ok: false, error: "throttled", retryAfterSeconds: seconds } : null;
