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
 * Returns the name of the counter of a client address. It counts guesses of passwords and usernames. Only its
 * pseudonym is stored.
 */
export const addressSubject = (clientAddress: string): string => `address:${clientAddress}`;

/**
 * Returns the name of the counter of wrong passwords for an account, or of those from a device that has
 * signed in to it.
 */
export const accountSubject = (key: string): string => `account:${key}`;
export const deviceSubject = (deviceId: string, key: string): string => `device:${deviceId}:${key}`;

/**
 * Counts an attempt for each subject, before anything is looked up or hashed. Returns null if all counters
 * allow it. If one does not, returns the longest wait, and the counters that allowed the attempt take it
 * back.
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
