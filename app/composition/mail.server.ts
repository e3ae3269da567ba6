import type { SendEmail } from "@cloudflare/workers-types";
import { createMailSender } from "#app/adapters/mail/checked-mail-sender";
import { createCloudflareEmail } from "#app/adapters/mail/cloudflare-email";
import { createResend } from "#app/adapters/mail/resend";
import type { Variables } from "#app/env.server";
import type { MailSender } from "#app/services/mail/ports";
import type { Log } from "#app/services/ports";

/** Resend if its key is set, or else the binding; undefined with neither, or without MAIL_FROM. */
export function chooseMail(
  { MAIL_FROM: from, RESEND_API_KEY: apiKey, RESEND_URL: baseUrl }: Variables,
  binding: SendEmail | undefined,
  log: Log,
): MailSender | undefined {
  if (from === undefined) return undefined;
  if (apiKey !== undefined) return createMailSender(createResend({ baseUrl, apiKey, from }), log);
  return binding && createMailSender(createCloudflareEmail({ binding, from }), log);
}
