import type { AppLoadContext } from "@remix-run/cloudflare";

/** A site that sends mail must set it, since a caller can choose the host of their request. */
export const siteOrigin = (request: Request, { app }: Pick<AppLoadContext, "app">): string =>
  app.siteOrigin ?? new URL(request.url).origin;

/** Printable ASCII, for headers; no two slashes in a row: "/.//x" resolves to "//x", another site. */
export function ownPath(value: unknown, otherwise = "/"): string {
  return typeof value === "string" && /^\/[!-[\]-~]*$/.test(value) && !hasEmptyPart(value)
    ? value
    : otherwise;
}

const hasEmptyPart = (value: string): boolean => value.split(/[?#]/, 1)[0]?.includes("//") === true;

/** As routes compare it: in lower case, and with percent-encoded letters decoded. */
export function comparedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}
