import type { ProviderError } from "#app/services/ports";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Such as List-Unsubscribe, beside those that every email has. */
  readonly headers?: Readonly<Record<string, string>>;
  /** At most 256 characters, the same for all repeats of an email: one is sent in a day. */
  readonly idempotencyKey?: string;
}

/**
 * `refused`: never, because of the address or the content. `unavailable`: a later attempt may succeed.
 * `unknown`: no clear answer in time; unless the service drops repeats, another attempt could send twice.
 */
export type MailOutcome = "sent" | "refused" | "unavailable" | "unknown";

export interface MailResult {
  readonly outcome: MailOutcome;
  /** Absent if the service has accepted the email, or if the email is invalid. */
  readonly failure?: ProviderError;
}

export interface MailSender {
  /** Of several emails with the same idempotencyKey it sends only one. */
  readonly dropsRepeats: boolean;
  /** One attempt of at most ten seconds, after the rate limit. Never throws. Logs no address. */
  send(mail: Mail): Promise<MailResult>;
}
