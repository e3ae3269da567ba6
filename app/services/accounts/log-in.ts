import type { KnownDevice } from "#app/domain/accounts/device";
import { usernameKey } from "#app/domain/accounts/username";
import { type Result, fail, ok } from "#app/domain/result";
import { type EmailQuestion, askWhoseEmail } from "./confirm-email";
import type { AccountDeps, NewSession } from "./ports";
import type { Throttled } from "./throttle";
import { refuseOutdated, tryPassword } from "./try-password";
import { type User, SESSION_SECONDS } from "#app/domain/accounts/account";

/** Who signs in, or registers. */
export interface NewSignIn {
  readonly password: string;
  readonly clientAddress: string;
  readonly deviceName: string;
  /** Of the session that this browser has now. */
  readonly replacedToken: string | null;
  readonly question: EmailQuestion;
}

interface LogIn extends NewSignIn {
  /** As typed. It need not be a possible username. */
  readonly username: string;
  /** Null if this browser has seen no sign-in before. */
  readonly device: KnownDevice | null;
}

/** An unknown name gives the same message as a wrong password, and takes the same time. */
export async function logIn(
  { username, password, clientAddress, device, deviceName, replacedToken, question }: LogIn,
  deps: AccountDeps,
): Promise<Result<SignedIn, "wrong-credentials"> | Throttled> {
  const key = usernameKey(username);
  const find = () => deps.users.credentialsByName(key);
  const check = await tryPassword({ usernameKey: key, password, clientAddress, device }, find, deps);
  if (!check.ok) return check.error === "throttled" ? check : fail("wrong-credentials");
  const { sessionToken, session, replacedId } = await newSession({ replacedToken, deviceName }, deps);
  if (!(await deps.sessions.start(check.value, session, replacedId))) {
    refuseOutdated(deps);
    return fail("wrong-credentials");
  }
  deps.log.info("account.signed-in", {});
  askWhoseEmail(check.value.user, question, deps);
  return ok({ user: check.value.user, sessionToken });
}

/** The token for the cookie is stored nowhere else. */
export interface SignedIn {
  readonly user: User;
  readonly sessionToken: string;
}

/** With the id of the session that it replaces. A session is never used again for another sign-in. */
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
