import type { HeadersFunction, ServerBuild } from "@remix-run/cloudflare";

/** Of a body that a loader or action has thrown: the document has another body. */
const ABOUT_THE_BODY = new Set(["content-type", "content-length", "content-disposition"]);

/** Otherwise a document lacks its loaders' headers. The last wins: parent, loader, action, error. */
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

/** Otherwise each page would have to export them. */
export const withDocumentHeaders = (routes: ServerBuild["routes"]): ServerBuild["routes"] =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      { ...route, module: { ...route.module, headers: documentHeaders } },
    ]),
  );

/** Set-Cookie is appended; otherwise only the last cookie would be left. */
export function mergeHeaders(...all: readonly Headers[]): Headers {
  const merged = new Headers();
  for (const headers of all) for (const [name, value] of headers) merged.append(name, value);
  return merged;
}
