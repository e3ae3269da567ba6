import type { HeadersFunction } from "@remix-run/cloudflare";

/**
 * These headers describe a body that a loader or action has thrown. The document has another body, so they are left
 * out.
 */
const ABOUT_THE_BODY = new Set(["content-type", "content-length", "content-disposition"]);

/**
 * The `headers` export of every page's route. Without it a document lacks the headers that its loaders and actions set,
 * such as Retry-After. If several set the same header, the last of these wins: parent, loader, action, error. Cookies
 * are not affected: Remix adds all of them.
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

/** Merges headers. Set-Cookie is appended; otherwise only the last cookie would be left. */
export function mergeHeaders(...all: readonly Headers[]): Headers {
  const merged = new Headers();
  for (const headers of all) for (const [name, value] of headers) merged.append(name, value);
  return merged;
}
