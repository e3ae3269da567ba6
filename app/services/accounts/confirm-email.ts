import { type User, needsConfirmation } from "#app/domain/accounts/account";
import { mailboxOf, QUESTION_ADDRESS_LIMIT, QUESTION_MAILBOX_LIMIT } from "#app/domain/accounts/throttle";
import type { AccountDeps, MailedAccount } from "./ports";
import { admitAttempt } from "./throttle";

export interface EmailQuestion {
  /** The page on which a token confirms an email address. */
  readonly confirmationAt: (token: string) => string;
  readonly clientAddress: string;
  /** Keeps the Worker running after the response. */
  readonly afterAnswer: (work: Promise<unknown>) => void;
}

/** Once per address, unless the email could not be sent. An unconfirmed address recovers nothing. */
export function askWhoseEmail(
  user: User,
  { afterAnswer, ...question }: EmailQuestion,
  deps: AccountDeps,
): void {
  const { id, email } = user;
  if (deps.mail && email !== null && needsConfirmation(user)) {
    afterAnswer(ask({ userId: id, email }, question, deps));
  }
}

/** Never rejects: the response has left. */
async function ask(
  { userId, email }: MailedAccount,
  { confirmationAt, clientAddress }: Omit<EmailQuestion, "afterAnswer">,
  deps: AccountDeps,
): Promise<void> {
  const { emails, mail, log } = deps;
  try {
    await deps.answerLeaves();
    const token = deps.randomToken();
    const tokenId = await deps.fingerprint(token);
    // Stored first, so that only one of two concurrent requests sends the email.
    if (!mail || !(await emails.startConfirmation({ userId, email, tokenId }))) return;
    const throttled = await admitAttempt(
      [
        { subject: await deps.pseudonym(`questions-to:${mailboxOf(email)}`), limit: QUESTION_MAILBOX_LIMIT },
        { subject: await deps.pseudonym(`questions-from:${clientAddress}`), limit: QUESTION_ADDRESS_LIMIT },
      ],
      deps,
    );
    const { outcome } = throttled
      ? { outcome: "throttled" as const }
      : await mail.send({ to: email, ...deps.emailQuestion(confirmationAt(token)) });
    if (outcome !== "sent" && outcome !== "unknown") await emails.cancelConfirmation(tokenId);
    log.info("account.email-question", { outcome });
  } catch (error) {
    log.error("account.email-question-failed", error);
  }
}
