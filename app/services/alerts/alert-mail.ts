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
 * `no-mail`: this site sends no email. `not-sent`: a temporary failure. `refused`: the service refuses this
 * address. `session-ended`: the session ended while the email was being sent, which may take seconds.
 */
export type AlertMailRefusal = "no-mail" | "not-sent" | "refused" | "session-ended";

export interface AlertMailDeps {
  readonly channels: AlertChannelStore;
  /** Undefined if the site cannot send mail. */
  readonly mail: MailSender | undefined;
  /** The email that asks the owner of the mailbox to confirm the address. */
  readonly question: (channel: NewMailChannel) => Omit<Mail, "to">;
  readonly attempts: ThrottleStore;
  readonly pseudonym: Fingerprint;
  /** Makes a session's id from the token in its cookie. */
  readonly fingerprint: Fingerprint;
  readonly randomToken: RandomToken;
  readonly clock: Clock;
  readonly log: Log;
}

interface AlertMailQuestion {
  readonly userId: number;
  /** The token of the present session. */
  readonly sessionToken: string;
  /** The mailbox to confirm. */
  readonly email: string;
  /** The site's own address, for the mail's links. */
  readonly site: string;
  /** Limits how many mailboxes one client can send requests to, however many accounts it uses. */
  readonly clientAddress: string;
}

/** A user's alerts by mail: requested by the user, confirmed by the address's owner, ended by either. */
export interface AlertMail {
  /** Whether this site can send mails at all. */
  readonly isSetUp: boolean;
  of(userId: number): Promise<MailChannel | null>;
  /**
   * Sends the email that asks to confirm the address; until it is confirmed, nothing else is sent there. If this email
   * is sent, alerts to the former address end; if it fails, they continue.
   */
  ask(question: AlertMailQuestion): Promise<Result<void, AlertMailRefusal> | Throttled>;
  stop(userId: number): Promise<void>;
  /** Returns the channel of a mail's token; null if it no longer exists. */
  byToken(token: string): Promise<MailChannel | null>;
  /** Returns false if there is nothing to confirm any more. */
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
  // Limits the mails to one mailbox, whichever account requests them.
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
  // The address is replaced only now: earlier, a confirmed one would be lost if the mail could not be sent.
  // The session must still be open: a user who was signed out meanwhile must not leave a mailbox behind.
  const sessionId = await fingerprint(sessionToken);
  const isWaiting = await channels.awaitMail({ userId, sessionId }, channel, clock());
  return isWaiting ? ok(undefined) : fail("session-ended" as const);
}
