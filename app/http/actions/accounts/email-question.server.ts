import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { clientAddress } from "#app/http/address/client-address";
import { siteOrigin } from "#app/http/address/own-path";
import type { EmailQuestion } from "#app/services/accounts/confirm-email";

/** Returns how to send the confirmation mail after the response. */
export const emailQuestionFrom = ({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">): EmailQuestion => ({
  clientAddress: clientAddress(request),
  confirmationAt: (token) => `${siteOrigin(request, context)}/confirm-email?token=${token}`,
  afterAnswer: (work) => context.waitUntil(work),
});
