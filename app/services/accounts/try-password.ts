import type { KnownDevice } from "#app/domain/accounts/device";
import {
  ACCOUNT_LIMIT,
  ADDRESS_LIMIT,
  type AttemptLimit,
  DEVICE_LIMIT,
  retryAfterSeconds,
} from "#app/domain/accounts/throttle";
import type { User } from "#app/domain/accounts/account";
import { type Result, fail, ok } from "#app/domain/result";
import type { AccountDeps, Credentials } from "./ports";

export interface PasswordAttempt {
  readonly usernameKey: string;
  readonly password: string;
  /** Where the attempt comes from, so that many accounts cannot be tried from one place. */
  readonly address: string;
  /** The browser that it comes from, where somebody has signed in there before. */
  readonly device: KnownDevice | null;
}

/** Too many wrong passwords lately; passes by itself. */
export interface Throttled {
  readonly ok: false;
  readonly error: "throttled";
  readonly retryAfterSeconds: number;
}

type Deps = Pick<AccountDeps, "attempts" | "hasher" | "pseudonym" | "clock" | "log">;

/** A counter of attempts: its name in the store, and its limit. */
interface Subject {
  readonly subject: string;
  readonly limit: AttemptLimit;
}

/**
 * Compares a password with an account's, throttled. An attempt counts before it is judged, so that many at
 * once cannot all slip through, and a right one is taken back. An unknown account is no different to see. A device
 * that has signed in to the account before counts by itself: strangers cannot lock its owner out.
 */
export async function tryPassword(
  { usernameKey, password, address, device }: PasswordAttempt,
  findCredentials: () => Promise<Credentials | null>,
  deps: Deps,
): Promise<Result<User, "wrong-password"> | Throttled> {
  const credentials = await findCredentials();
  const knownDevice = credentials && device?.userIds.includes(credentials.user.id) ? device.id : null;
  // Pseudonyms: a name box may hold a password by mistake, and addresses are personal.
  const account = {
    subject: await deps.pseudonym(
      knownDevice ? deviceSubject(knownDevice, usernameKey) : accountSubject(usernameKey),
    ),
    limit: knownDevice ? DEVICE_LIMIT : ACCOUNT_LIMIT,
  };
  const origin = { subject: await deps.pseudonym(addressSubject(address)), limit: ADDRESS_LIMIT };
  const throttled = await admit(account, origin, deps);
  if (throttled) {
    deps.log.info("account.password-refused", { reason: "throttled", isKnownDevice: knownDevice !== null });
    return throttled;
  }
  const isRight = await deps.hasher.verify(password, credentials?.passwordHash ?? null);
  if (!credentials || !isRight) {
    deps.log.info("account.password-wrong", { isKnownDevice: knownDevice !== null });
    return fail("wrong-password");
  }
  await deps.attempts.forget(account.subject);
  await deps.attempts.takeBack([origin.subject]);
  return ok(credentials.user);
}

async function admit(account: Subject, address: Subject, deps: Deps): Promise<Throttled | null> {
  const [accountWait, addressWait] = await countAttempt([account, address], deps);
  // An attempt that its address may not make must not use up the account owner's attempts elsewhere.
  if (addressWait) await deps.attempts.takeBack([account.subject]);
  return throttledFor(addressWait || accountWait || 0);
}

/** Where the guesses from an address are counted, of passwords and of names, before it is made a pseudonym. */
export const addressSubject = (address: string): string => `address:${address}`;

/** Where the wrong passwords of an account are counted, and those from a device that has signed in to it. */
export const accountSubject = (key: string): string => `account:${key}`;
export const deviceSubject = (deviceId: string, key: string): string => `device:${deviceId}:${key}`;

/**
 * Counts an attempt for each of some subjects before anything is looked up or hashed; null where all of them allow it.
 * A refused attempt is told the longest wait and is taken back from the other counters.
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
async function countAttempt(
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

const throttledFor = (seconds: number): Throttled | null =>
  seconds > 0 ? { ok: false, error: "throttled", retryAfterSeconds: seconds } : null;
