import { type User, isAdmin } from "#app/domain/accounts/account";
import type { KnownDevice } from "#app/domain/accounts/device";
import { usernameKey } from "#app/domain/accounts/username";
import { type Result, fail, ok } from "#app/domain/result";
import type { AccountDeps } from "./ports";
import type { Throttled } from "./throttle";
import { refuseOutdated, tryPassword } from "./try-password";

interface AccountDeletion {
  readonly user: User;
  readonly password: string;
  readonly clientAddress: string;
  readonly device: KnownDevice | null;
}

type Deps = Pick<AccountDeps, "users" | "attempts" | "hasher" | "pseudonym" | "clock" | "log">;

/** Not the administrator's, which is needed to maintain the catalogue. */
export async function deleteAccount(
  { user, password, clientAddress, device }: AccountDeletion,
  deps: Deps,
): Promise<Result<null, "wrong-password" | "admin-stays"> | Throttled> {
  if (isAdmin(user)) return fail("admin-stays");
  const attempt = { usernameKey: usernameKey(user.username), password, clientAddress, device };
  const check = await tryPassword(attempt, () => deps.users.credentialsById(user.id), deps);
  if (!check.ok) return check;
  if (!(await deps.users.remove(check.value))) return refuseOutdated(deps);
  deps.log.info("account.deleted", {});
  return ok(null);
}
