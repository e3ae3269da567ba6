import type { ProviderError } from "#app/services/ports";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same text in HTML. */
  readonly html?: string;
  /** More headers, such as List-Unsubscribe, beside those that every email has. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * A key of at most 256 characters that all repeats of one email share. A service that supports such keys
   * sends only one email a day for each key.
   */
  readonly idempotencyKey?: string;
}

/**
 * `sent`: the service has accepted the email. `refused`: it never will, because of the address or the
 * content. `unavailable`: a later attempt may succeed. `unknown`: it did not answer clearly or in time.
 * Unless the service drops repeats, another attempt could send the email twice.
 */
export type MailOutcome = "sent" | "refused" | "unavailable" | "unknown";

export interface MailResult {
  readonly outcome: MailOutcome;
  /** What the service answered. Absent if it has accepted the email, or if the email is invalid. */
  readonly failure?: ProviderError;
}

export interface MailSender {
  /** Whether the service sends only one of several emails with the same idempotencyKey. */
  readonly dropsRepeats: boolean;
  /**
   * Makes one attempt of at most ten seconds, after waiting for the rate limit. Never throws. Logs a failure
   * without the address.
   */
  send(mail: Mail): Promise<MailResult>;
}
