import type { ProviderError } from "#app/services/ports";

/** One message to one person. */
export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same in HTML, for those who prefer it. */
  readonly html?: string;
  /** Beside those that every message has, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The same text for the same message, at most 256 characters: a service that reads it sends it once in a day. */
  readonly idempotencyKey?: string;
}

/**
 * `sent`: the service has taken it. `refused`: this message will never go, for its address or its content.
 * `unavailable`: not now; another try can help. `unknown`: it did not say in time or clearly whether it has taken it: where it
 * drops no repeats, another try could be a second mail.
 */
export type MailOutcome = "sent" | "refused" | "unavailable" | "unknown";

export interface MailResult {
  readonly outcome: MailOutcome;
  /** What the service said; absent where it has taken the message, or the message itself is none. */
  readonly failure?: ProviderError;
}

export interface MailSender {
  /** Of messages with the same idempotencyKey the service sends one. */
  readonly dropsRepeats: boolean;
  /** Tries once, for at most ten seconds from its turn. Never throws; logs a failure without the address. */
  send(mail: Mail): Promise<MailResult>;
}
