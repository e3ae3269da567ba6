import { ADMIN_USERNAME } from "#app/domain/accounts/account";
import { ADDRESS_LIMIT, REGISTRATION_LIMITS } from "#app/domain/accounts/throttle";
import type { Username } from "#app/domain/accounts/username";
import type { Preferences } from "#app/domain/accounts/preferences";
import { type Result, fail, ok } from "#app/domain/result";
import { askWhoseEmail } from "./confirm-email";
import { type NewSignIn, type SignedIn, newSession } from "./log-in";
import type { AccountDeps } from "./ports";
import { type Throttled, addressSubject, admitAttempt } from "./throttle";

export interface Registration extends NewSignIn {
  readonly username: Username;
  readonly email: string | null;
  readonly preferences: Preferences;
}

/** The administrator's name is always taken, even before the administrator has an account. */
export async function register(
  { username, password, clientAddress, deviceName, replacedToken, question, ...profile }: Registration,
  deps: AccountDeps,
): Promise<Result<SignedIn, "username-taken"> | Throttled> {
  if (username.key === ADMIN_USERNAME) return fail("username-taken");
  const guess = await deps.pseudonym(addressSubject(clientAddress));
  const registrations = await Promise.all(
    REGISTRATION_LIMITS.map(async (limit) => ({
      subject: await deps.pseudonym(`registrations:${limit.windowMs}:${clientAddress}`),
      limit,
    })),
  );
  const throttled = await admitAttempt([{ subject: guess, limit: ADDRESS_LIMIT }, ...registrations], deps);
  if (throttled) {
    deps.log.info("account.registration-refused", { reason: "throttled" });
    return throttled;
  }
  // A taken name counts as a guess, so that no caller can find accounts by trying names; no password is
  // hashed. Of two concurrent calls for a name, the insert decides.
  if (await deps.users.credentialsByName(username.key)) {
    await deps.attempts.takeBack(registrations.map(({ subject }) => subject));
    return fail("username-taken");
  }
  await deps.attempts.takeBack([guess]);
  const newUser = {
    ...profile,
    username: username.text,
    usernameKey: username.key,
    passwordHash: await deps.hasher.hash(password, "later"),
    createdAt: deps.clock(),
  };
  const { sessionToken, session, replacedId } = await newSession({ replacedToken, deviceName }, deps);
  const user = await deps.users.add(newUser, session, replacedId);
  if (!user) return fail("username-taken");
  deps.log.info("account.registered", {});
  askWhoseEmail(user, question, deps);
  return ok({ user, sessionToken });
}
