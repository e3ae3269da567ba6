import type { KnownDevice } from "#app/domain/accounts/device";
import { usernameKey } from "#app/domain/accounts/username";
import { type Result, fail, ok } from "#app/domain/result";
import { type EmailQuestion, askWhoseEmail } from "./confirm-email";
import type { AccountDeps, NewSession } from "./ports";
import type { Throttled } from "./throttle";
import { refuseOutdated, tryPassword } from "./try-password";
import { type User, SESSION_SECONDS } from "#app/domain/accounts/account";

export interface LogIn {
  /** As typed: any text may be tried. */
  readonly username: string;
  readonly password: string;
  readonly clientAddress: string;
  /** This browser, if anyone has signed in here before. */
  readonly device: KnownDevice | null;
  /** The browser and its system in words, for the user's list of sessions. */
  readonly deviceName: string;
  /** The session that this browser has now, if any. */
  readonly replacedToken: string | null;
  readonly question: EmailQuestion;
}

type Deps = Omit<AccountDeps, "records" | "recoveries" | "recoveryMail" | "geocoder">;

/** Signs a user in. An unknown name and a wrong password get the same message and cost the same work. */
export async function logIn(
  { username, password, clientAddress, device, deviceName, replacedToken, question }: LogIn,
  deps: Deps,
): Promise<Result<SignedIn, "wrong-credentials"> | Throttled> {
  const key = usernameKey(username);
  const find = () => deps.users.credentialsByName(key);
  const tried = await tryPassword({ usernameKey: key, password, clientAddress, device }, find, deps);
  if (!tried.ok) return tried.error === "throttled" ? tried : fail("wrong-credentials");
  const { sessionToken, session, replacedId } = await newSession({ replacedToken, deviceName }, deps);
  if (!(await deps.sessions.start(tried.value, session, replacedId))) {
    refuseOutdated(deps);
    return fail("wrong-credentials");
  }
  deps.log.info("account.signed-in", {});
  askWhoseEmail(tried.value.user, question, deps);
  return ok({ user: tried.value.user, sessionToken });
}

/** A user who has just signed in. The token goes into their cookie and is stored nowhere else. */
export interface SignedIn {
  readonly user: User;
  readonly sessionToken: string;
}

/** Makes a new session to store, never reusing an old one, and the id of the one that it replaces. */
export async function newSession(
  { replacedToken, deviceName }: { replacedToken: string | null; deviceName: string },
  { fingerprint, randomToken, clock }: Pick<AccountDeps, "fingerprint" | "randomToken" | "clock">,
): Promise<{ sessionToken: string; session: NewSession; replacedId: string | null }> {
  const sessionToken = randomToken();
  const createdAt = clock();
  const expiresAt = createdAt + SESSION_SECONDS * 1000;
  const replacedId = replacedToken === null ? null : await fingerprint(replacedToken);
  const session = { id: await fingerprint(sessionToken), createdAt, expiresAt, device: deviceName };
  return { sessionToken, session, replacedId };
}
