import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ADDRESSES } from "#app/http/address/addresses";
import { robotsText } from "#app/presenters/crawlers";

const CLOSED = ADDRESSES.filter(({ crawlers }) => crawlers === "closed").map(({ path }) => path);

export function loader({ request }: LoaderFunctionArgs): Response {
  return new Response(robotsText(new URL(request.url).origin, CLOSED), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
