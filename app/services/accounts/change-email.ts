import { type User, needsConfirmation } from "#app/domain/accounts/account";
import type { KnownDevice } from "#app/domain/accounts/device";
import { type Result, ok } from "#app/domain/result";
import { type EmailQuestion, askWhoseEmail } from "./confirm-email";
import type { AccountDeps } from "./ports";
import type { Throttled } from "./throttle";
import { refuseOutdated, tryOwnPassword } from "./try-password";

interface EmailChange {
  readonly user: User;
  readonly email: string | null;
  readonly currentPassword: string;
  readonly clientAddress: string;
  readonly device: KnownDevice | null;
  readonly question: EmailQuestion;
}

export interface ChangedEmail {
  readonly isQuestioned: boolean;
}

/** Where a link goes if the user forgets the password, so the present password is required. */
export async function changeEmail(
  { user, email, currentPassword: password, clientAddress, device, question }: EmailChange,
  deps: AccountDeps,
): Promise<Result<ChangedEmail, "wrong-password"> | Throttled> {
  const check = await tryOwnPassword({ user, password, clientAddress, device }, deps);
  if (!check.ok) return check;
  const changed = await deps.users.changeEmail(check.value, email, deps.clock());
  if (!changed) return refuseOutdated(deps);
  deps.log.info("account.email-changed", {});
  askWhoseEmail(changed, question, deps);
  return ok({ isQuestioned: deps.mail !== undefined && needsConfirmation(changed) });
}
