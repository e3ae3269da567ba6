import type { KnownDevice } from "#app/domain/accounts/device";
import { usernameKey } from "#app/domain/accounts/username";
import { type Result, fail, ok } from "#app/domain/result";
import { type SignedIn, newSession } from "./new-session";
import type { AccountDeps } from "./ports";
import { type Throttled, tryPassword } from "./try-password";

export interface LogIn {
  /** As typed: any text may be tried. */
  readonly username: string;
  readonly password: string;
  readonly address: string;
  /** This browser, where somebody has signed in before. */
  readonly device: KnownDevice | null;
  /** The browser and its system in words, for the list of one's sessions. */
  readonly deviceName: string;
  /** The session that this browser has now, if any. */
  readonly replacedToken: string | null;
}

type Deps = Omit<AccountDeps, "records">;

/** Signs a user in. An unknown name and a wrong password are one failure, in words and in work. */
export async function logIn(
  { username, password, address, device, deviceName, replacedToken }: LogIn,
  deps: Deps,
): Promise<Result<SignedIn, "wrong-credentials"> | Throttled> {
  const key = usernameKey(username);
  const find = () => deps.users.credentialsByName(key);
  const tried = await tryPassword({ usernameKey: key, password, address, device }, find, deps);
  if (!tried.ok) return tried.error === "throttled" ? tried : fail("wrong-credentials");
  const { sessionToken, session, replacedId } = await newSession({ replacedToken, deviceName }, deps);
  await deps.sessions.start(tried.value.id, session, replacedId);
  deps.log.info("account.signed-in", {});
  return ok({ user: tried.value, sessionToken });
}
