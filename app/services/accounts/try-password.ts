import { ACCOUNT_ATTEMPTS, ADDRESS_ATTEMPTS, retryAfterSeconds } from "#app/domain/account-throttle";
import type { User } from "#app/domain/account";
import { type Result, fail, ok } from "#app/domain/result";
import type { AccountDeps, Credentials } from "./ports";

export interface PasswordAttempt {
  readonly usernameKey: string;
  readonly password: string;
  /** Where the attempt comes from, so that many accounts cannot be tried from one place. */
  readonly address: string;
}

/** Too many wrong passwords lately: the door opens again by itself. */
export interface Throttled {
  readonly ok: false;
  readonly error: "throttled";
  readonly retryAfterSeconds: number;
}

type Deps = Pick<AccountDeps, "attempts" | "hasher" | "fingerprint" | "clock">;

/**
 * Compares a password with an account's, throttled. An attempt counts before it is judged, so that many at
 * once cannot all slip through, and a right one is taken back. An unknown account is no different to see.
 */
export async function tryPassword(
  { usernameKey, password, address }: PasswordAttempt,
  findCredentials: () => Promise<Credentials | null>,
  deps: Deps,
): Promise<Result<User, "wrong-password"> | Throttled> {
  // Fingerprints: a name box may hold a password by mistake, and addresses are personal.
  const subjects = await Promise.all([`account:${usernameKey}`, `address:${address}`].map(deps.fingerprint));
  const [account = "", origin = ""] = subjects;
  const throttled = await admit(account, origin, deps);
  if (throttled) return throttled;
  const credentials = await findCredentials();
  const isRight = await deps.hasher.verify(password, credentials?.passwordHash ?? null);
  if (!credentials || !isRight) return fail("wrong-password");
  await deps.attempts.forgive(account, origin);
  return ok(credentials.user);
}

async function admit(account: string, address: string, { attempts, clock }: Deps): Promise<Throttled | null> {
  const nowMs = clock();
  const [ofAccount, ofAddress] = await attempts.count([account, address], nowMs);
  const addressWait = ofAddress ? retryAfterSeconds(ofAddress, ADDRESS_ATTEMPTS, nowMs) : null;
  // Refused for its address, an attempt must not use up those of the account's owner elsewhere.
  if (addressWait !== null) await attempts.takeBack(account);
  const accountWait = ofAccount ? retryAfterSeconds(ofAccount, ACCOUNT_ATTEMPTS, nowMs) : null;
  const wait = addressWait ?? accountWait;
  return wait === null ? null : { ok: false, error: "throttled", retryAfterSeconds: wait };
}
