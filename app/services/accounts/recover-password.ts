import { MINUTE_MS } from "#app/domain/units";
import { type User, ADMIN_USERNAME } from "#app/domain/accounts/account";
import type { KnownDevice } from "#app/domain/accounts/device";
import { RECOVERY_LINK_MINUTES } from "#app/domain/accounts/password";
import {
  mailboxOf,
  RECOVERY_ADDRESS_LIMIT,
  RECOVERY_LIMIT,
  RECOVERY_MAILBOX_LIMIT,
} from "#app/domain/accounts/throttle";
import { usernameKey } from "#app/domain/accounts/username";
import { type Result, fail, ok } from "#app/domain/result";
import type { Mail, MailOutcome } from "#app/services/mail/ports";
import type { AccountDeps, MailedAccount } from "./ports";
import { type Throttled, accountSubject, admitAttempt, deviceSubject } from "./throttle";

/** The page on which a token sets a new password. */
type LinkTo = (token: string) => string;

interface RecoveryRequest {
  readonly account: string;
  readonly clientAddress: string;
  readonly linkTo: LinkTo;
  /** Keeps the Worker running after the response. */
  readonly afterAnswer: (work: Promise<unknown>) => void;
}

/** The same response in the same time for any input: the account is looked up after it. */
export async function requestRecovery(
  { account, clientAddress, linkTo, afterAnswer }: RecoveryRequest,
  deps: AccountDeps,
): Promise<Result<null, "no-mail"> | Throttled> {
  if (!deps.mail) return fail("no-mail");
  const key = usernameKey(account);
  const admission = await admitAttempt(
    [
      { subject: await deps.pseudonym(`recovery:${key}`), limit: RECOVERY_LIMIT },
      { subject: await deps.pseudonym(`recoveries:${clientAddress}`), limit: RECOVERY_ADDRESS_LIMIT },
    ],
    deps,
  );
  if (admission) {
    deps.log.info("account.recovery-refused", { reason: "throttled" });
    return admission;
  }
  afterAnswer(mailLinks(key, linkTo, deps));
  return ok(null);
}

/** Never rejects: the response has left. */
async function mailLinks(key: string, linkTo: LinkTo, deps: AccountDeps): Promise<void> {
  try {
    await deps.answerLeaves();
    const accounts = await deps.recoveries.accountsOf(key);
    const links = (await Promise.all(accounts.map((account) => openLink(account, linkTo, deps)))).flat();
    const [first] = links;
    if (!first || !deps.mail) return;
    const outcome = await mailTo(first.email, deps.recoveryMail(links.map(({ url }) => url)), deps);
    // Links that were not sent do not count towards the limit of open links.
    if (!mayHaveArrived(outcome)) await deps.recoveries.remove(links.map(({ id }) => id));
    deps.log.info("account.recovery-mail", { outcome });
  } catch (error) {
    deps.log.error("account.recovery-failed", error);
  }
}

/** Counted only after the response, whose time must not reveal whether the mailbox is known. */
async function mailTo(
  to: string,
  mail: Omit<Mail, "to">,
  deps: AccountDeps,
): Promise<MailOutcome | "mailbox-full"> {
  const subject = await deps.pseudonym(`recovery-mailbox:${mailboxOf(to)}`);
  const admission = await admitAttempt([{ subject, limit: RECOVERY_MAILBOX_LIMIT }], deps);
  if (admission || !deps.mail) return "mailbox-full";
  const { outcome } = await deps.mail.send({ to, ...mail });
  if (!mayHaveArrived(outcome)) await deps.attempts.takeBack([subject]);
  return outcome;
}

/** Then its links must stay valid. Also if the service did not answer in time. */
const mayHaveArrived = (outcome: MailOutcome | "mailbox-full"): boolean =>
  outcome === "sent" || outcome === "unknown";

/** Null if the account has reached the limit of open links. */
async function openLink({ userId, email }: MailedAccount, linkTo: LinkTo, deps: AccountDeps) {
  const { token, link } = await newLink(userId, deps);
  const isOpen = await deps.recoveries.add(link);
  return isOpen ? [{ email, id: link.id, url: linkTo(token) }] : [];
}

async function newLink(userId: number, { randomToken, fingerprint, clock }: AccountDeps) {
  const token = randomToken();
  const createdAt = clock();
  const expiresAt = createdAt + RECOVERY_LINK_MINUTES * MINUTE_MS;
  return { token, link: { id: await fingerprint(token), userId, createdAt, expiresAt } };
}

interface AdminsLink {
  readonly username: string;
  readonly author: User;
  readonly linkTo: LinkTo;
}

/** For a user without an email address, with an audit record. */
export async function makeRecoveryLink(
  { username, author, linkTo }: AdminsLink,
  deps: AccountDeps,
): Promise<Result<{ readonly username: string; readonly url: string }, "no-such-account" | "admins-own">> {
  const key = usernameKey(username);
  if (key === ADMIN_USERNAME) return fail("admins-own");
  const found = await deps.users.credentialsByName(key);
  if (!found) return fail("no-such-account");
  const { user } = found;
  const { token, link } = await newLink(user.id, deps);
  await deps.recoveries.addByAdmin(link, { id: author.id, username: author.username }, user.username);
  deps.log.info("account.recovery-link", { by: "admin" });
  return ok({ username: user.username, url: linkTo(token) });
}

interface NewPassword {
  readonly token: string;
  readonly password: string;
  readonly device: KnownDevice | null;
}

/** Ends all links and sessions of the account. */
export async function recoverPassword(
  { token, password, device }: NewPassword,
  deps: AccountDeps,
): Promise<Result<User, "link-spent">> {
  const id = await deps.fingerprint(token);
  const nowMs = deps.clock();
  // Before hashing, which is expensive.
  if (!(await deps.recoveries.usernameOf(id, nowMs))) return fail("link-spent");
  const user = await deps.recoveries.redeem(id, await deps.hasher.hash(password), nowMs);
  if (!user) return fail("link-spent");
  // So that the owner can sign in at once.
  const key = usernameKey(user.username);
  await deps.attempts.forget(await deps.pseudonym(accountSubject(key)));
  if (device) await deps.attempts.forget(await deps.pseudonym(deviceSubject(device.id, key)));
  deps.log.info("account.password-recovered", {});
  return ok(user);
}
