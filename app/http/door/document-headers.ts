import type { HeadersFunction } from "@remix-run/cloudflare";

/** These headers describe the body that a loader or action threw, which the document replaces. */
const ABOUT_THE_BODY = new Set(["content-type", "content-length", "content-disposition"]);

/**
 * The `headers` export of every page's route: without it a document loses what its loaders and actions set,
 * such as Retry-After. If several set a header, the last one wins: parent, loader, action, error. Remix adds the
 * cookies of all of them.
 */
export const documentHeaders: HeadersFunction = ({
  parentHeaders,
  loaderHeaders,
  actionHeaders,
  errorHeaders,
}) => {
  const merged = new Headers(parentHeaders);
  merged.delete("Set-Cookie");
  for (const headers of [loaderHeaders, actionHeaders, errorHeaders]) {
    for (const [name, value] of headers ?? []) {
      if (name !== "set-cookie" && !ABOUT_THE_BODY.has(name)) merged.set(name, value);
    }
  }
  return merged;
};

/** Merges all headers: appends cookies, where copying would keep only the last one. */
export function mergeHeaders(...all: readonly Headers[]): Headers {
  const merged = new Headers();
  for (const headers of all) for (const [name, value] of headers) merged.append(name, value);
  return merged;
}
