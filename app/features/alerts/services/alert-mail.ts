import { QUESTION_MAILBOX_LIMIT, QUESTION_ADDRESS_LIMIT, mailboxOf } from "#app/domain/accounts/throttle";
import { ALERT_MAIL_LIMIT } from "#app/features/alerts/domain/limits";
import { fail, ok } from "#app/domain/result";
import type { Fingerprint, ThrottleStore } from "#app/services/accounts/ports";
import { admitAttempt } from "#app/services/accounts/throttle";
import type { Mail, MailSender } from "#app/services/mail/ports";
import type { Clock, Log } from "#app/services/ports";
import type { AlertChannelStore, NewMailChannel } from "./ports";

/**
 * `not-sent`: a temporary failure. `refused`: the service refuses the address. `session-ended`: during the
 * sending, which may take seconds.
 */
export type AlertMailRefusal = "no-mail" | "not-sent" | "refused" | "session-ended";

export interface AlertMailDeps {
  readonly channels: AlertChannelStore;
  /** Undefined if the site cannot send email. */
  readonly mail: MailSender | undefined;
  /** Asks the owner of the mailbox to confirm the address. */
  readonly question: (channel: NewMailChannel) => Omit<Mail, "to">;
  readonly attempts: ThrottleStore;
  readonly pseudonym: Fingerprint;
  /** The id of a session from the token in its cookie. */
  readonly fingerprint: Fingerprint;
  readonly randomToken: () => string;
  readonly clock: Clock;
  readonly log: Log;
}

interface AlertMailQuestion {
  readonly userId: number;
  readonly sessionToken: string;
  readonly email: string;
  readonly site: string;
  /** Limits the mailboxes of one client, whatever accounts it uses. */
  readonly clientAddress: string;
}

/** The user asks for them, the owner of the mailbox confirms, and either can end them. */
export function createAlertMail(deps: AlertMailDeps) {
  const { channels, clock, log } = deps;
  return {
    isSetUp: deps.mail !== undefined,
    of: (userId: number) => channels.mailOf(userId, clock()),
    /** Until it is confirmed, the address gets no other email. Alerts to the former one end once this is sent. */
    ask: (request: AlertMailQuestion) => ask(request, deps),
    async stop(userId: number) {
      await channels.removeMail(userId);
      log.info("alert-mail.stopped", { by: "owner" });
    },
    /** Null if it is no longer used. */
    byToken: (token: string) => channels.mailByToken(token, clock()),
    /** False if there is nothing left to confirm. */
    async confirm(token: string) {
      const isConfirmed = await channels.confirmMail(token, clock());
      if (isConfirmed) log.info("alert-mail.confirmed", {});
      return isConfirmed;
    },
    async stopByToken(token: string) {
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
  // Whichever account requests them.
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
  // Only now, so that a confirmed address is not lost if the email cannot be sent. A user who was signed out
  // meanwhile must leave no mailbox behind.
  const sessionId = await fingerprint(sessionToken);
  const isWaiting = await channels.awaitMail({ userId, sessionId }, channel, clock());
  return isWaiting ? ok(undefined) : fail("session-ended" as const);
}
