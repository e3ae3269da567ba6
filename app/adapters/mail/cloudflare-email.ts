import { inTime } from "#app/domain/in-time";
import type { SendEmail } from "@cloudflare/workers-types";
import { ProviderError } from "#app/services/ports";
import { type MailTransport, SENDER_NAME } from "./checked-mail-sender";

interface CloudflareEmailOptions {
  readonly binding: SendEmail;
  readonly from: string;
  readonly timeoutMs?: number;
}

const NAME = "cloudflare-email";
/** Faults of the message; all others are about the account, its limits or the service. */
const REFUSALS: readonly unknown[] = [
  "E_VALIDATION_ERROR",
  "E_FIELD_MISSING",
  "E_CONTENT_TOO_LARGE",
  "E_RECIPIENT_NOT_ALLOWED",
  "E_RECIPIENT_SUPPRESSED",
];
/** Any other text may contain the recipient's address. */
const CODE = /^E_[A-Z_]{1,60}$/;

export function createCloudflareEmail(options: CloudflareEmailOptions): MailTransport {
  const { binding, from, timeoutMs = 10_000 } = options;
  return {
    // The binding has no idempotency key.
    dropsRepeats: false,
    async deliver({ to, subject, text, html, headers }) {
      const sending = binding.send({
        from: { email: from, name: SENDER_NAME },
        to,
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(headers && { headers: { ...headers } }),
      });
      const late = () => Promise.reject(new ProviderError(NAME, "timeout", "no answer in time"));
      await inTime(sending, timeoutMs, late).catch((error: unknown) => {
        throw error instanceof ProviderError ? error : failureOf(error);
      });
    },
  };
}

/** Only the error's code, since the text may contain an address. Without one the outcome is unknown. */
function failureOf(error: unknown): ProviderError {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== "string" || !CODE.test(code))
    return new ProviderError(NAME, "malformed", "failed without a code");
  return new ProviderError(NAME, REFUSALS.includes(code) ? "refused" : "unreachable", code);
}
