import type { AppLoadContext } from "@remix-run/cloudflare";

/**
 * Returns the origin of this site: the one that the operator has set, or else that of the request. A site that sends
 * mail must set it, since a caller can choose the host of their request.
 */
export const siteOrigin = (request: Request, { app }: Pick<AppLoadContext, "app">): string =>
  app.siteOrigin ?? new URL(request.url).origin;

/**
 * Returns the value if it is a path of this site; otherwise the second argument. It must be printable ASCII, as
 * addresses in browsers are, since a header allows nothing else. Nowhere may it have two slashes in a row: "/.//x"
 * resolves to the path "//x", which as an address of its own is another site.
 */
export function ownPath(value: unknown, otherwise = "/"): string {
  return typeof value === "string" && /^\/[!-[\]-~]*$/.test(value) && !hasEmptyPart(value)
    ? value
    : otherwise;
}

const hasEmptyPart = (value: string): boolean => value.split(/[?#]/, 1)[0]?.includes("//") === true;

/** Returns a path in the form in which routes compare it: in lower case, and with percent-encoded letters decoded. */
export function comparedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}
