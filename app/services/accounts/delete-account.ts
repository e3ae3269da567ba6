import { isAdmin } from "#app/domain/accounts/account";
import { type Result, fail, ok } from "#app/domain/result";
import type { AccountDeps } from "./ports";
import type { Throttled } from "./throttle";
import { type OwnPasswordAttempt, refuseOutdated, tryOwnPassword } from "./try-password";

/** Not the administrator's, which is needed to maintain the catalogue. */
export async function deleteAccount(
  deletion: OwnPasswordAttempt,
  deps: AccountDeps,
): Promise<Result<null, "wrong-password" | "admin-stays"> | Throttled> {
  if (isAdmin(deletion.user)) return fail("admin-stays");
  const check = await tryOwnPassword(deletion, deps);
  if (!check.ok) return check;
  if (!(await deps.users.remove(check.value))) return refuseOutdated(deps);
  deps.log.info("account.deleted", {});
  return ok(null);
}
