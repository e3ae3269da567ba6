import type { AppLoadContext } from "@remix-run/cloudflare";

/**
 * The site's own address: as the operator has set it, which they must have where mail is set up, since a caller also
 * chooses the host of their request; else that of the request.
 */
export const siteOrigin = (request: Request, { app }: Pick<AppLoadContext, "app">): string =>
  app.siteOrigin ?? new URL(request.url).origin;

/**
 * A path of this site, such as the page that a form was on; anything else leads to `otherwise`. Only printable ASCII, as
 * browsers write addresses: a header holds nothing else.
 */
export function ownPath(value: unknown, otherwise = "/"): string {
  return typeof value === "string" && /^\/(?![/\\])[!-[\]-~]*$/.test(value) ? value : otherwise;
}

/** A path as the routes compare it: in any case, and with letters percent-encoded or not. */
export function comparedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}
