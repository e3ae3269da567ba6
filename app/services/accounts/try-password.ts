import type { KnownDevice } from "#app/domain/accounts/device";
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, DEVICE_LIMIT } from "#app/domain/accounts/throttle";
import { type Result, fail, ok } from "#app/domain/result";
import type { AccountDeps, Credentials } from "./ports";
import {
  type Subject,
  type Throttled,
  accountSubject,
  addressSubject,
  countAttempt,
  deviceSubject,
  throttledFor,
} from "./throttle";

export interface PasswordAttempt {
  readonly usernameKey: string;
  readonly password: string;
  /** Limits guesses at many accounts from one address. */
  readonly clientAddress: string;
  /** The caller's browser, if anyone has signed in there before. */
  readonly device: KnownDevice | null;
}

type Deps = Pick<AccountDeps, "attempts" | "hasher" | "pseudonym" | "clock" | "log">;

/**
 * Compares a password with an account's, with a limit on attempts. An attempt counts before the comparison, so that
 * concurrent ones cannot slip through; if the password is right, the count is taken back. An unknown account gives the
 * same result as a wrong password. A device that has signed in to the account before has its own count, so strangers
 * cannot lock the owner out. Pass the returned credentials to the write that follows: it must check that the password
 * has not changed meanwhile.
 */
export async function tryPassword(
  { usernameKey, password, clientAddress, device }: PasswordAttempt,
  findCredentials: () => Promise<Credentials | null>,
  deps: Deps,
): Promise<Result<Credentials, "wrong-password"> | Throttled> {
  const credentials = await findCredentials();
  const knownDevice = credentials && device?.userIds.includes(credentials.user.id) ? device.id : null;
  // Stored as pseudonyms: a username field may contain a password by mistake, and addresses are personal.
  const account = {
    subject: await deps.pseudonym(
      knownDevice ? deviceSubject(knownDevice, usernameKey) : accountSubject(usernameKey),
    ),
    limit: knownDevice ? DEVICE_LIMIT : ACCOUNT_LIMIT,
  };
  const origin = { subject: await deps.pseudonym(addressSubject(clientAddress)), limit: ADDRESS_LIMIT };
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
  return ok(credentials);
}

/** The refusal of a write if the password has changed meanwhile: the same as for a wrong password. */
export function refuseOutdated({ log }: Pick<Deps, "log">): Result<never, "wrong-password"> {
  log.info("account.password-refused", { reason: "changed" });
  return fail("wrong-password");
}

async function admit(account: Subject, address: Subject, deps: Deps): Promise<Throttled | null> {
  const [accountWait, addressWait] = await countAttempt([account, address], deps);
  // If the client address is over its limit, the attempt must not use up those of the account's owner.
  if (addressWait) await deps.attempts.takeBack([account.subject]);
  return throttledFor(addressWait || accountWait || 0);
}
