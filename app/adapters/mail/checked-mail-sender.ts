import { emailRule } from "#app/domain/accounts/rules";
import type { Mail, MailResult, MailSender } from "#app/services/mail/ports";
import { type Log, ProviderError } from "#app/services/ports";

export const SENDER_NAME = "Sunny Escape";

export interface MailTransport {
  /** Whether of several messages with the same idempotencyKey only one is sent. */
  readonly dropsRepeats: boolean;
  deliver(mail: Mail): Promise<void>;
}

const MAX_SUBJECT_LENGTH = 200;
const MAX_BODY_LENGTH = 200_000;
const MAX_HEADER_LENGTH = 2_000;
/** A line break would begin another header. */
const HEADER_VALUE = /^[\x20-\x7e]*$/;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;
/** Only the site or the service may set these. */
const RESERVED_HEADERS = /^(from|sender|to|cc|bcc|subject|date|message-id|mime-version|content-.*)$/i;
const CONTROL_CHARACTER = /\p{Cc}/u;

/** Refuses input that could turn one message into another, such as a line break in a header. */
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

/** About our access or a passing fault; the message itself may be fine. */
const NOT_THE_MESSAGES_FAULT: readonly unknown[] = [401, 403, 408];
/** The service may still have accepted the message. */
const UNCLEAR: readonly ProviderError["code"][] = ["timeout", "malformed"];
/** Resend's status for an idempotency key that it is still sending, or has used for another message. */
const KEY_IS_TAKEN = 409;

function resultOf(error: unknown): MailResult {
  if (!(error instanceof ProviderError)) return { outcome: "unavailable" };
  const { code, details } = error;
  if (UNCLEAR.includes(code) || details.status === KEY_IS_TAKEN)
    return { outcome: "unknown", failure: error };
  const isOfMessage = code === "refused" && !NOT_THE_MESSAGES_FAULT.includes(details.status);
  return { outcome: isOfMessage ? "refused" : "unavailable", failure: error };
}
