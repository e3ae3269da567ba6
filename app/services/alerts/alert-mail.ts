import {
  QUESTION_MAILBOX_LIMIT,
  QUESTION_ADDRESS_LIMIT,
  ALERT_MAIL_LIMIT,
} from "#app/domain/accounts/throttle";
import { mailboxOf } from "#app/domain/accounts/mailbox";
import { type Result, fail, ok } from "#app/domain/result";
import type { Fingerprint, RandomToken, ThrottleStore } from "#app/services/accounts/ports";
import { type Throttled, admitAttempt } from "#app/services/accounts/throttle";
import type { Mail, MailSender } from "#app/services/mail/ports";
import type { Clock, Log } from "#app/services/ports";
import type { AlertChannelStore, MailChannel, NewMailChannel } from "./ports";

/**
 * `no-mail`: this site sends none. `not-sent`: not just now. `refused`: the service takes no mail for this address.
 * `session-ended`: while the question was sent, which may take seconds.
 */
export type AlertMailRefusal = "no-mail" | "not-sent" | "refused" | "session-ended";

export interface AlertMailDeps {
  readonly channels: AlertChannelStore;
  /** Undefined where the site can send no mail. */
  readonly mail: MailSender | undefined;
  /** The mail that asks the address's reader whether they want the mails. */
  readonly question: (channel: NewMailChannel) => Omit<Mail, "to">;
  readonly attempts: ThrottleStore;
  readonly pseudonym: Fingerprint;
  /** Makes a session's id of the token in its cookie. */
  readonly fingerprint: Fingerprint;
  readonly randomToken: RandomToken;
  readonly clock: Clock;
  readonly log: Log;
}

interface AlertMailQuestion {
  readonly userId: number;
  /** Of the session that asks. */
  readonly sessionToken: string;
  /** The mailbox that is asked. */
  readonly email: string;
  /** The site's own address, for the mail's links. */
  readonly site: string;
  /** Limits how many mailboxes can be asked from one place, whatever the number of accounts. */
  readonly clientAddress: string;
}

/** A user's alerts by mail: requested by the user, confirmed by the address's owner, ended by either. */
export interface AlertMail {
  /** Whether this site can send mails at all. */
  readonly isSetUp: boolean;
  of(userId: number): Promise<MailChannel | null>;
  /**
   * Sends the question; until it is answered with yes, nothing else goes there. Mails to a former address end once it is
   * sent, and go on where it is not.
   */
  ask(question: AlertMailQuestion): Promise<Result<void, AlertMailRefusal> | Throttled>;
  stop(userId: number): Promise<void>;
  /** The channel of a mail's token; null where it no longer exists. */
  byToken(token: string): Promise<MailChannel | null>;
  /** False where there is nothing to confirm any more. */
  confirm(token: string): Promise<boolean>;
  stopByToken(token: string): Promise<void>;
  removeUnconfirmed(): Promise<void>;
}

export function createAlertMail(deps: AlertMailDeps): AlertMail {
  const { channels, clock, log } = deps;
  return {
    isSetUp: deps.mail !== undefined,
    of: (userId) => channels.mailOf(userId, clock()),
    ask: (asked) => ask(asked, deps),
    async stop(userId) {
      await channels.removeMail(userId);
      log.info("alert-mail.stopped", { by: "owner" });
    },
    byToken: (token) => channels.mailByToken(token, clock()),
    async confirm(token) {
      const isConfirmed = await channels.confirmMail(token, clock());
      if (isConfirmed) log.info("alert-mail.confirmed", {});
      return isConfirmed;
    },
    async stopByToken(token) {
      await channels.removeMailByToken(token);
      log.info("alert-mail.stopped", { by: "link" });
    },
    removeUnconfirmed: () => channels.removeUnconfirmed(clock()),
  };
}

async function ask(
  { userId, sessionToken, email, site, clientAddress }: AlertMailQuestion,
  deps: AlertMailDeps,
) {
  const { channels, mail, question, attempts, pseudonym, fingerprint, randomToken, clock, log } = deps;
  if (!mail) return fail("no-mail" as const);
  // Limits the mails to one mailbox, whichever account asks.
  const throttled = await admitAttempt(
    [
      { subject: await pseudonym(`alert-mail:${userId}`), limit: ALERT_MAIL_LIMIT },
      {
        subject: await pseudonym(`questions-to:${mailboxOf(email)}`),
        limit: QUESTION_MAILBOX_LIMIT,
      },
      { subject: await pseudonym(`questions-from:${clientAddress}`), limit: QUESTION_ADDRESS_LIMIT },
    ],
    { attempts, clock },
  );
  if (throttled) return throttled;
  const channel = { address: email, token: randomToken(), site };
  const { outcome } = await mail.send({ to: email, ...question(channel) });
  log.info("alert-mail.question", { outcome });
  if (outcome === "refused") return fail("refused" as const);
  if (outcome === "unavailable") return fail("not-sent" as const);
  // Only now: replaced earlier, a confirmed address would be lost even where the question could not be sent.
  // And only for a session that is still open: a user who was signed out meanwhile must not leave a mailbox behind.
  const sessionId = await fingerprint(sessionToken);
  const isWaiting = await channels.awaitMail({ userId, sessionId }, channel, clock());
  return isWaiting ? ok(undefined) : fail("session-ended" as const);
}
