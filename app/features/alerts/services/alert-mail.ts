import {
  type AttemptLimit,
  QUESTION_MAILBOX_LIMIT,
  QUESTION_ADDRESS_LIMIT,
  mailboxOf,
} from "#app/domain/accounts/throttle";
import type { AlertTiming, AlertWish } from "#app/features/alerts/domain/alert";
import { type Result, fail, ok } from "#app/domain/result";
import { HOUR_MS } from "#app/domain/units";
import type { AlertDeps } from "./alert-deps";
import { type Subject, type Throttled, admitAttempt } from "#app/services/accounts/throttle";
import type { NewMailChannel, Owner } from "./ports";

/**
 * `not-sent`: a temporary failure. `refused`: the service refuses the address. `session-ended`: during the
 * sending, which may take seconds.
 */
export type AlertMailRefusal = "no-mail" | "not-sent" | "refused" | "session-ended";

const ALERT_MAIL_LIMIT: AttemptLimit = { attempts: 8, windowMs: 24 * HOUR_MS };

interface Question {
  readonly email: string;
  readonly site: string;
  /** Limits the mailboxes of one client, whatever accounts it uses. */
  readonly clientAddress: string;
}

interface UsersQuestion extends Question {
  readonly userId: number;
  readonly sessionToken: string;
}

/** A user or a guest asks for them, the owner of the mailbox confirms, and either can end them. */
export function createAlertMail(deps: AlertDeps) {
  const { channels, keys, pseudonym, fingerprint, clock, log } = deps;
  return {
    isSetUp: deps.mail !== undefined,
    of: (whose: Owner) => channels.mailOf(whose, clock()),
    /** Until it is confirmed, the address gets no other email. Alerts to the former one end once this is sent. */
    async ask({ userId, sessionToken, ...question }: UsersQuestion) {
      const subject = await pseudonym(`alert-mail:${userId}`);
      const sent = await sendQuestion(question, [{ subject, limit: ALERT_MAIL_LIMIT }], deps);
      if (!sent.ok) return sent;
      // Only now, so that a confirmed address is not lost if the email cannot be sent. A user who was signed out
      // meanwhile must leave no mailbox behind.
      const sessionId = await fingerprint(sessionToken);
      const isWaiting = await channels.awaitMail({ userId, sessionId }, sent.value, clock());
      return isWaiting ? ok(undefined) : fail("session-ended" as const);
    },
    /** Answers alike whether the address is known or not. */
    async askGuest(wish: AlertWish, question: Question) {
      const sent = await sendQuestion(question, [], deps);
      if (sent.ok) await channels.awaitGuest(sent.value, wish, clock());
      return sent;
    },
    async stop(whose: Owner) {
      await channels.remove({ kind: "mail", ...whose });
      log.info("alert-mail.stopped", { by: "token" in whose ? "link" : "owner" });
    },
    /** Of the key in an email's link; null if this site has not made it. */
    tokenOf: (key: string) => keys.tokenOf(key),
    /** False if there is nothing left to confirm. */
    async confirm(token: string) {
      const isConfirmed = await channels.confirmMail(token, clock());
      if (isConfirmed) log.info("alert-mail.confirmed", {});
      return isConfirmed;
    },
    /** False if the token is of no guest who has confirmed. */
    change: (token: string, timing: AlertTiming) => channels.changeGuest(token, timing),
    removeUnconfirmed: () => channels.removeUnconfirmed(clock()),
  };
}

type NotAsked = Exclude<AlertMailRefusal, "session-ended">;

/** `counted` beside the mailbox and the client's address. */
async function sendQuestion(
  { email, site, clientAddress }: Question,
  counted: readonly Subject[],
  { mail, keys, question, attempts, pseudonym, randomToken, clock, log }: AlertDeps,
): Promise<Result<NewMailChannel, NotAsked> | Throttled> {
  if (!mail) return fail("no-mail");
  const throttled = await admitAttempt(
    [
      ...counted,
      { subject: await pseudonym(`questions-to:${mailboxOf(email)}`), limit: QUESTION_MAILBOX_LIMIT },
      { subject: await pseudonym(`questions-from:${clientAddress}`), limit: QUESTION_ADDRESS_LIMIT },
    ],
    { attempts, clock },
  );
  if (throttled) return throttled;
  const token = randomToken();
  const { outcome } = await mail.send({ to: email, ...question({ site, key: await keys.keyOf(token) }) });
  log.info("alert-mail.question", { outcome });
  if (outcome === "refused") return fail("refused");
  return outcome === "unavailable" ? fail("not-sent") : ok({ address: email, token, site });
}
