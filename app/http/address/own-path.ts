import type { AppLoadContext } from "@remix-run/cloudflare";

/**
 * Returns the site's origin: the operator's setting, or else the request's. Sites that send mail need the
 * setting, since a caller chooses the host of their request.
 */
export const siteOrigin = (request: Request, { app }: Pick<AppLoadContext, "app">): string =>
  app.siteOrigin ?? new URL(request.url).origin;

/**
 * Returns the value if it is a path of this site, otherwise `otherwise`. Only printable ASCII is accepted,
 * as browsers write addresses, because a header allows nothing else.
 */
export function ownPath(value: unknown, otherwise = "/"): string {
  return typeof value === "string" && /^\/(?![/\\])[!-[\]-~]*$/.test(value) ? value : otherwise;
}

/**
 * Returns a path as the routes compare it: without regard to case, and with letters percent-encoded or not.
 */
export function comparedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}
