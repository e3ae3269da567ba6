import { type AttemptLimit, retryAfterSeconds } from "#app/domain/accounts/throttle";
import type { AccountDeps } from "./ports";

/** Too many recent attempts; the caller may try again later. */
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

/**
 * The name of the counter of a client address, for guesses of passwords and of usernames. Only a pseudonym of it is
 * stored.
 */
export const addressSubject = (clientAddress: string): string => `address:${clientAddress}`;

/** The counter of an account's wrong passwords, or of those from a device that has signed in to it. */
export const accountSubject = (key: string): string => `account:${key}`;
export const deviceSubject = (deviceId: string, key: string): string => `device:${deviceId}:${key}`;

/**
 * Counts an attempt for each subject before anything is looked up or hashed. Returns null if all allow it.
 * A refused attempt gets the longest wait, and the other counters take it back.
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
 * Counts an attempt for each subject; returns the seconds that each must wait, 0 if it allows the attempt.
 */
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
