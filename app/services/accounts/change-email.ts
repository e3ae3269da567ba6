import { needsConfirmation } from "#app/domain/accounts/account";
import { type Result, ok } from "#app/domain/result";
import { type EmailQuestion, askWhoseEmail } from "./confirm-email";
import type { AccountDeps } from "./ports";
import type { Throttled } from "./throttle";
import { type OwnPasswordAttempt, refuseOutdated, tryOwnPassword } from "./try-password";

interface EmailChange extends Omit<OwnPasswordAttempt, "password"> {
  readonly email: string | null;
  readonly currentPassword: string;
  readonly question: EmailQuestion;
}

export interface ChangedEmail {
  readonly isQuestioned: boolean;
}

/** Where a link goes if the user forgets the password, so the present password is required. */
export async function changeEmail(
  { email, currentPassword: password, question, ...attempt }: EmailChange,
  deps: AccountDeps,
): Promise<Result<ChangedEmail, "wrong-password"> | Throttled> {
  const check = await tryOwnPassword({ ...attempt, password }, deps);
  if (!check.ok) return check;
  const changed = await deps.users.changeEmail(check.value, email, deps.clock());
  if (!changed) return refuseOutdated(deps);
  deps.log.info("account.email-changed", {});
  askWhoseEmail(changed, question, deps);
  return ok({ isQuestioned: deps.mail !== undefined && needsConfirmation(changed) });
}
