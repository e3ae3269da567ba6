import * as z from "zod";
import { type HttpOptions, createFetchJson, endpointUrl } from "../http/fetch-json";
import { type MailTransport, SENDER_NAME } from "./checked-mail-sender";

export interface ResendOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly from: string;
  readonly http?: HttpOptions;
}

const NAME = "resend";
/** An answer without the message's id took no message, whatever its status says. */
const taken = z.object({ id: z.string().min(1) });

/** Resend: `POST /emails`. Asked once: whoever sends decides whether to try again. */
export function createResend({ baseUrl, apiKey, from, http }: ResendOptions): MailTransport {
  const fetchJson = createFetchJson(NAME, { maxRetries: 0, maxBytes: 100_000, ...http });
  return {
    dropsRepeats: true,
    async deliver({ to, idempotencyKey, ...content }) {
      await fetchJson({
        url: endpointUrl(baseUrl, "/emails"),
        method: "POST",
        headers: {
          Authorization: `Bearer ${apiKey}`,
          "Content-Type": "application/json",
          ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
        },
        body: JSON.stringify({ from: `${SENDER_NAME} <${from}>`, to: [to], ...content }),
        schema: taken,
      });
    },
  };
}
