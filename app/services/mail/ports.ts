import type { ProviderError } from "#app/services/ports";

/** One message to one person. */
export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same text in HTML. */
  readonly html?: string;
  /** Further headers, such as List-Unsubscribe, besides those that every message has. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Equal for repeats of the same message; at most 256 characters. Services that support it send a message with the same
   * key only once a day.
   */
  readonly idempotencyKey?: string;
}

/**
 * `sent`: the service has accepted it. `refused`: it never will, because of the address or the content.
 * `unavailable`: a later attempt can help. `unknown`: it did not answer in time or clearly; unless it drops
 * repeats, another attempt could send a second mail.
 */
export type MailOutcome = "sent" | "refused" | "unavailable" | "unknown";

export interface MailResult {
  readonly outcome: MailOutcome;
  /** What the service answered; absent if it accepted the message, or if the message is invalid. */
  readonly failure?: ProviderError;
}

export interface MailSender {
  /** Whether the service sends only one of several messages with the same idempotencyKey. */
  readonly dropsRepeats: boolean;
  /**
   * Tries once, for at most ten seconds after waiting for the rate limit. Never throws; logs a failure
   * without the address.
   */
  send(mail: Mail): Promise<MailResult>;
}
