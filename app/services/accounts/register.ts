import { ADMIN_USERNAME } from "#app/domain/account";
import type { Username } from "#app/domain/account-username";
import type { Preferences } from "#app/domain/preferences";
import { type Result, fail, ok } from "#app/domain/result";
import { type SignedIn, newSession } from "./new-session";
import type { AccountDeps } from "./ports";

export interface Registration {
  readonly username: Username;
  readonly password: string;
  readonly email: string | null;
  readonly preferences: Preferences;
  /** The session that this browser has now, if any. */
  readonly replacedToken: string | null;
}

type Deps = Pick<AccountDeps, "users" | "hasher" | "fingerprint" | "randomToken" | "clock">;

/** Makes an account and signs it in. The administrator's name is taken, whether set-up has run or not. */
export async function register(
  { username, password, replacedToken, ...profile }: Registration,
  deps: Deps,
): Promise<Result<SignedIn, "username-taken">> {
  if (username.key === ADMIN_USERNAME) return fail("username-taken");
  // Looked up first, so that a taken name costs no hash; the insert decides between two at once.
  if (await deps.users.credentialsByName(username.key)) return fail("username-taken");
  const newUser = {
    ...profile,
    username: username.text,
    usernameKey: username.key,
    passwordHash: await deps.hasher.hash(password),
    createdAt: deps.clock(),
  };
  const { sessionToken, session, replacedId } = await newSession(replacedToken, deps);
  const user = await deps.users.add(newUser, session, replacedId);
  return user ? ok({ user, sessionToken }) : fail("username-taken");
}
