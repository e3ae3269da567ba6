import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isToken } from "#app/domain/token";
import { answerError } from "#app/http/answers/answer-json";
import { methodNotAllowed } from "#app/http/answers/refusal";
import { weakTag } from "#app/http/answers/conditional";
import { isTemporarilyUnavailable } from "#app/http/answers/unavailable";
import { type FeedContent, alertCalendar, atomFeed, jsonFeed } from "#app/presenters/alerts/feeds";

type Make = (content: FeedContent, app: AppLoadContext["app"]) => string | Promise<string>;

const FILES: Readonly<Record<string, { type: string; make: Make }>> = {
  "alerts.atom": { type: "application/atom+xml", make: (content) => atomFeed(content) },
  "alerts.json": { type: "application/feed+json", make: (content) => jsonFeed(content) },
  "alerts.ics": {
    type: "text/calendar",
    make: async (content, app) => alertCalendar(content, await app.toldVisits(content.messages)),
  },
};

/**
 * Shared caches must not store a private feed, and search engines must not list it. Feed readers must ask each time
 * whether it has changed. The front door (`app/http/door`) answers 304 if the ETag is the same, and sends the header
 * that keeps the feed's address out of referrers.
 */
const HEADERS = { "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex, nofollow" };

/** Returns a feed or calendar at its private address; 404 if the address is unknown or has ended. */
export async function loader({ request, params, context: { app } }: LoaderFunctionArgs): Promise<Response> {
  const { token = "", file = "" } = params;
  const format = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
  try {
    const messages = format && isToken(token) ? await app.alerts.messagesAt(token) : null;
    if (!format || !messages) {
      return answerError(404, "This feed doesn't exist, or has ended.", {
        headers: { "X-Robots-Tag": "noindex" },
      });
    }
    const content = {
      messages,
      token,
      site: new URL(request.url).origin,
      nowMs: app.clock(),
      isSampleWeather: app.config.isSampleWeather,
      weatherNotice: app.config.weatherNotice,
    };
    const text = await format.make(content, app);
    return new Response(text, {
      headers: { ...HEADERS, ETag: weakTag(text), "Content-Type": `${format.type}; charset=utf-8` },
    });
  } catch (error) {
    if (!isTemporarilyUnavailable(error)) throw error;
    app.log.error("alert-feed.unavailable", error);
    return answerError(503, "The feed isn't available at the moment.", { headers: { "Retry-After": "600" } });
  }
}

export const action = methodNotAllowed;
