import { createHash } from "node:crypto";
import type { FakeVendor, Question } from "./vendor";

export interface SentMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const failure = (statusCode: number, name: string, message: string) => ({
  status: statusCode,
  json: { statusCode, name, message },
});

function answer({ method, headers, body }: Question) {
  if (method !== "POST") return failure(405, "method_not_allowed", "Method is not allowed");
  // The Worker's fetch sends no User-Agent, whereas Node's sends "node". Both count as none.
  if (["", "node"].includes(headers["user-agent"] ?? ""))
    return failure(403, "invalid_request", "Missing User-Agent header");
  if (!/^Bearer \S+/.test(headers["authorization"] ?? ""))
    return failure(401, "missing_api_key", "Missing API key");
  const { from, to, subject, text } = JSON.parse(body) as Partial<SentMail>;
  if (!from || !subject || !text || to?.length !== 1)
    return failure(422, "missing_required_field", "Missing a field");
  const key = headers["idempotency-key"] ?? body;
  return { status: 200, json: { id: createHash("sha256").update(key).digest("hex").slice(0, 32) } };
}

/**
 * Accepts every complete message and returns an id, the same id for the same Idempotency-Key. Its faults are a 200
 * with an error and a 200 without an id.
 */
export const resend: FakeVendor = {
  name: "resend",
  owns: (path) => path === "/emails",
  answer,
  lie: (kind) =>
    kind === "partial" ? {} : { statusCode: 422, name: "validation_error", message: "Invalid `to` field" },
};

/** The variables of a site that sends its emails through the fake at this address. */
export const mailVariables = (upstreamUrl: string, siteOrigin: string) => ({
  MAIL_FROM: "sun@sunny.example",
  RESEND_URL: upstreamUrl,
  RESEND_API_KEY: "re_test",
  SITE_ORIGIN: siteOrigin,
});

/** Returns the messages among a fake's requests, the oldest first, whatever their outcome. */
export function mailsIn(requests: readonly { readonly vendor: string; readonly body: string }[]): SentMail[] {
  return requests.filter(({ vendor }) => vendor === "resend").map(({ body }) => JSON.parse(body) as SentMail);
}
