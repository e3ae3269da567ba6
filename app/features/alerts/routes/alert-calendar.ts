import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isToken } from "#app/domain/token";
import { answerError } from "#app/http/answers/answer-json";
import { weakTag } from "#app/http/answers/conditional";
import { isTemporarilyUnavailable } from "#app/http/answers/unavailable";
import { alertCalendar } from "#app/features/alerts/presenters/alert-calendar";

/**
 * Private, and not to be listed. The front door answers 304 if the ETag is the same, and keeps the address
 * out of referrers.
 */
const HEADERS = { "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex, nofollow" };
const NOINDEX = { headers: { "X-Robots-Tag": "noindex" } };

/** Until 28 November 2026. Their readers ask every hour, so the answer reads nothing. */
const FORMER_FEEDS = ["alerts.atom", "alerts.json"];

/** 404 if the address is unknown or has ended. */
export async function loader({ request, params, context: { app } }: LoaderFunctionArgs): Promise<Response> {
  const { token = "", file = "" } = params;
  if (FORMER_FEEDS.includes(file)) {
    return answerError(
      410,
      "Feeds of alerts have ended. Alerts come by email, notification and calendar.",
      NOINDEX,
    );
  }
  try {
    const isAsked = file === "alerts.ics" && isToken(token);
    const messages = isAsked ? await app.alerts.messagesAt(token) : null;
    if (!messages) return answerError(404, "This calendar doesn't exist, or has ended.", NOINDEX);
    const text = alertCalendar({ ...app.config, messages, site: new URL(request.url).origin });
    return new Response(text, {
      headers: { ...HEADERS, ETag: weakTag(text), "Content-Type": "text/calendar; charset=utf-8" },
    });
  } catch (error) {
    if (!isTemporarilyUnavailable(error)) throw error;
    app.log.error("alert-calendar.unavailable", error);
    return answerError(503, "The calendar isn't available at the moment.", {
      headers: { "Retry-After": "600" },
    });
  }
}
