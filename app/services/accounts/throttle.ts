import { type AttemptLimit, retryAfterSeconds } from "#app/domain/accounts/throttle";
import type { AccountDeps } from "./ports";

/** Too many recent attempts. The caller may try again later. */
export interface Throttled {
  readonly ok: false;
  readonly error: "throttled";
  readonly retryAfterSeconds: number;
}

/** The name under which a counter is stored, and its limit. */
export interface Subject {
  readonly subject: string;
  readonly limit: AttemptLimit;
}

/** Counts guesses of passwords and usernames. Only a pseudonym of the name is stored. */
export const addressSubject = (clientAddress: string): string => `address:${clientAddress}`;

/** Wrong passwords. A device that has signed in to the account has a counter of its own. */
export const accountSubject = (key: string): string => `account:${key}`;
export const deviceSubject = (deviceId: string, key: string): string => `device:${deviceId}:${key}`;

/** Before anything is looked up or hashed. Returns the longest wait; then no counter counts it. */
export async function admitAttempt(
  subjects: readonly Subject[],
  deps: Pick<AccountDeps, "attempts" | "clock">,
): Promise<Throttled | null> {
  const throttled = throttledFor(Math.max(...(await countAttempt(subjects, deps))));
  if (throttled) await deps.attempts.takeBack(subjects.map(({ subject }) => subject));
  return throttled;
}

/** The seconds that each subject has to wait; 0 if its counter allows the attempt. */
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
