import type { User } from "#app/domain/accounts/account";
import type { KnownDevice } from "#app/domain/accounts/device";
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, DEVICE_LIMIT } from "#app/domain/accounts/throttle";
import { usernameKey } from "#app/domain/accounts/username";
import { type Result, fail, ok } from "#app/domain/result";
import type { AccountDeps, Credentials } from "./ports";
import {
  type Throttled,
  accountSubject,
  addressSubject,
  countAttempt,
  deviceSubject,
  throttledFor,
} from "./throttle";

interface PasswordAttempt {
  readonly usernameKey: string;
  readonly password: string;
  /** Limits guesses from one client address, whichever accounts it tries. */
  readonly clientAddress: string;
  /** Null if this browser has seen no sign-in before. */
  readonly device: KnownDevice | null;
}

export type OwnPasswordAttempt = Omit<PasswordAttempt, "usernameKey"> & { readonly user: User };

/**
 * The attempt is counted before the comparison, so that concurrent ones cannot get around the limit, and
 * taken back if the password is right. An unknown account gives the same result as a wrong password. A known
 * device has a count of its own, so strangers cannot lock the owner out. The write that follows must check
 * that the returned credentials are still current.
 */
export async function tryPassword(
  { usernameKey, password, clientAddress, device }: PasswordAttempt,
  findCredentials: () => Promise<Credentials | null>,
  deps: AccountDeps,
): Promise<Result<Credentials, "wrong-password"> | Throttled> {
  const credentials = await findCredentials();
  const knownDevice = credentials && device?.userIds.includes(credentials.user.id) ? device.id : null;
  // People may type a password into the field for the name, and addresses are personal.
  const account = {
    subject: await deps.pseudonym(
      knownDevice ? deviceSubject(knownDevice, usernameKey) : accountSubject(usernameKey),
    ),
    limit: knownDevice ? DEVICE_LIMIT : ACCOUNT_LIMIT,
  };
  const origin = { subject: await deps.pseudonym(addressSubject(clientAddress)), limit: ADDRESS_LIMIT };
  const [accountWait = 0, addressWait = 0] = await countAttempt([account, origin], deps);
  // A client address over its limit must not use up attempts of the account's owner.
  if (addressWait > 0) await deps.attempts.takeBack([account.subject]);
  const throttled = throttledFor(addressWait || accountWait);
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

/** Of a signed-in user who types the password again. */
export async function tryOwnPassword(
  { user, ...attempt }: OwnPasswordAttempt,
  deps: AccountDeps,
): Promise<Result<Credentials, "wrong-password"> | Throttled> {
  const find = () => deps.users.credentialsById(user.id);
  return tryPassword({ ...attempt, usernameKey: usernameKey(user.username) }, find, deps);
}

/** The same refusal as for a wrong password. */
export function refuseOutdated({ log }: Pick<AccountDeps, "log">): Result<never, "wrong-password"> {
  log.info("account.password-refused", { reason: "changed" });
  return fail("wrong-password");
}
