import type { User } from "#app/domain/accounts/account";
import type { KnownDevice } from "#app/domain/accounts/device";
import { usernameKey } from "#app/domain/accounts/username";
import { type Result, ok } from "#app/domain/result";
import type { AccountDeps } from "./ports";
import type { Throttled } from "./throttle";
import { refuseOutdated, tryPassword } from "./try-password";

export interface EmailChange {
  readonly user: User;
  /** Null for none from now on. */
  readonly email: string | null;
  readonly currentPassword: string;
  readonly clientAddress: string;
  readonly device: KnownDevice | null;
}

/** Changes the address that a forgotten password's link goes to, for somebody who knows the password. */
export async function changeEmail(
  { user, email, currentPassword: password, clientAddress, device }: EmailChange,
  deps: Pick<AccountDeps, "users" | "attempts" | "hasher" | "pseudonym" | "clock" | "log">,
): Promise<Result<null, "wrong-password"> | Throttled> {
  const attempt = { usernameKey: usernameKey(user.username), password, clientAddress, device };
  const tried = await tryPassword(attempt, () => deps.users.credentialsById(user.id), deps);
  if (!tried.ok) return tried;
  if (!(await deps.users.changeEmail(tried.value, email))) return refuseOutdated(deps);
  deps.log.info("account.email-changed", {});
  return ok(null);
}
