import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerError } from "#app/http/answers/answer-json";
import { securityText } from "#app/presenters/crawlers";

/** RFC 9116; 404 if the operator has set no address. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { clock, config } = context.app;
  const text = securityText(config.contactEmail, clock());
  if (text === null) return answerError(404, "This site has no address for security reports.");
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
