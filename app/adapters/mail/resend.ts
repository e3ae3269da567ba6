import * as z from "zod";
import { DEFAULT_BREAKER } from "#app/adapters/http/circuit-breaker";
import { type HttpOptions, createFetchJson, endpointUrl } from "#app/adapters/http/fetch-json";
import { createPace } from "#app/adapters/http/pace";
import { type MailTransport, SENDER_NAME } from "./checked-mail-sender";

interface ResendOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly from: string;
  readonly http?: HttpOptions;
}

const NAME = "resend";
/** Resend's limit per account. Other isolates share it, and Resend answers 429 above it. */
const PACE = { calls: 2, windowMs: 1_000 };
/** One 429 must not hold back the next email, which may be a link to set a new password. */
const BREAKER = { ...DEFAULT_BREAKER, heedsRateLimits: false };
/** Without a message id the service has not accepted the message, whatever the status. */
const taken = z.lazy(() => z.object({ id: z.string().min(1) }));

/** At its pace and without retries: the caller decides whether to try again. */
export function createResend({ baseUrl, apiKey, from, http }: ResendOptions): MailTransport {
  const fetchJson = createFetchJson(NAME, {
    maxRetries: 0,
    maxBytes: 100_000,
    breaker: BREAKER,
    ...http,
  });
  const takeTurn = createPace(PACE, http);
  return {
    dropsRepeats: true,
    async deliver({ to, idempotencyKey, ...content }) {
      await fetchJson({
        url: endpointUrl(baseUrl, "/emails"),
        method: "POST",
        beforeAttempt: () => takeTurn(1),
        headers: {
          Authorization: `Bearer ${apiKey}`,
          "Content-Type": "application/json",
          // The runtime sends none by default, and Resend then refuses every request.
          "User-Agent": "sunny-escape",
          ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
        },
        body: JSON.stringify({ from: `${SENDER_NAME} <${from}>`, to: [to], ...content }),
        schema: taken,
      });
    },
  };
}
