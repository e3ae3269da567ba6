import { ok } from "#app/domain/result";
import type { AccountDeps } from "./ports";
import { type OwnPasswordAttempt, refuseOutdated, tryOwnPassword } from "./try-password";

interface PasswordChange extends Omit<OwnPasswordAttempt, "password"> {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** Of the present session, which continues under a new token. All other sessions end. */
  readonly sessionToken: string | null;
}

/** Returns what else has ended, in words; the token is null if the present session has ended meanwhile. */
export async function changePassword(
  { currentPassword: password, newPassword, sessionToken, ...attempt }: PasswordChange,
  deps: AccountDeps,
) {
  const check = await tryOwnPassword({ ...attempt, password }, deps);
  if (!check.ok) return check;
  const renewedToken = deps.randomToken();
  const renewedId = await deps.fingerprint(renewedToken);
  const session = sessionToken === null ? null : { id: await deps.fingerprint(sessionToken), renewedId };
  const passwordHash = await deps.hasher.hash(newPassword);
  const done = await deps.users.changePassword(check.value, passwordHash, session);
  if (!done) return refuseOutdated(deps);
  deps.log.info("account.password-changed", {});
  return ok({ ended: done.ended, sessionToken: done.hasSession ? renewedToken : null });
}
