import { emailRule } from "#app/domain/accounts/rules";
import type { Mail, MailResult, MailSender } from "#app/services/mail/ports";
import { type Log, ProviderError } from "#app/services/ports";

/** The name that people see before the sender's address. */
export const SENDER_NAME = "Sunny Escape";

/** A service that takes messages. Throws ProviderError where it did not take this one. */
export interface MailTransport {
  /** Sends only one of several messages with the same idempotencyKey. */
  readonly dropsRepeats: boolean;
  deliver(mail: Mail): Promise<void>;
}

const MAX_SUBJECT_LENGTH = 200;
const MAX_BODY_LENGTH = 200_000;
const MAX_HEADER_LENGTH = 2_000;
/** Printable ASCII and nothing else: a line break would begin another header. */
const HEADER_VALUE = /^[\x20-\x7e]*$/;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;
/** Those that the site itself or the service sets. */
const RESERVED_HEADERS = /^(from|sender|to|cc|bcc|subject|date|message-id|mime-version|content-.*)$/i;
const CONTROL_CHARACTER = /\p{Cc}/u;

/** A sender on one service, which lets nothing pass that could become another message than the one meant. */
export function createMailSender(transport: MailTransport, log: Log): MailSender {
  return {
    dropsRepeats: transport.dropsRepeats,
    async send(mail) {
      const fault = faultOf(mail);
      if (fault !== null) {
        log.error("mail.not-sent", new Error(fault));
        return { outcome: "refused" };
      }
      try {
        await transport.deliver(mail);
        return { outcome: "sent" };
      } catch (error) {
        const result = resultOf(error);
        log.error("mail.not-sent", error, { outcome: result.outcome });
        return result;
      }
    },
  };
}

/** Why a message cannot be sent; null where it can. */
function faultOf({ to, subject, text, html = "", headers = {} }: Mail): string | null {
  const address = emailRule(to);
  if (!address.ok || address.value !== to) return "not one address";
  if (CONTROL_CHARACTER.test(subject)) return "a control character in the subject";
  if (subject.length > MAX_SUBJECT_LENGTH) return "the subject is too long";
  if (text.length + html.length > MAX_BODY_LENGTH) return "the message is too long";
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER_NAME.test(name) || RESERVED_HEADERS.test(name)) return "a header that may not be set";
    if (!HEADER_VALUE.test(value) || value.length > MAX_HEADER_LENGTH) return "a header that cannot be sent";
  }
  return null;
}

/** Statuses that tell of our access or of the moment, and not of one message. */
const NOT_THE_MESSAGES_FAULT: readonly unknown[] = [401, 403, 408];
/** After these the service may have taken the message all the same. */
const UNCLEAR: readonly ProviderError["code"][] = ["timeout", "malformed"];
/** Resend's answer to a key that it knows: of a message that is under way, or that it took with another content. */
const KEY_IS_TAKEN = 409;

function resultOf(error: unknown): MailResult {
  if (!(error instanceof ProviderError)) return { outcome: "unavailable" };
  const { code, details } = error;
  if (UNCLEAR.includes(code) || details.status === KEY_IS_TAKEN)
    return { outcome: "unknown", failure: error };
  const isOfMessage = code === "refused" && !NOT_THE_MESSAGES_FAULT.includes(details.status);
  return { outcome: isOfMessage ? "refused" : "unavailable", failure: error };
}
