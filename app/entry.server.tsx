import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { dataScripts, drawDocument } from "./framework/draw-document";
import { loggedPath } from "#app/http/address/address-of";
import { DocumentProvider } from "./components/layout/document";

// The Worker reads these from the built server, so that the code under app/ is loaded only once.
export { compose } from "./composition.server";
export { answer } from "./http/door/front-door.server";
export { createRemixHandler } from "./framework/dispatch.server";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...remixContext }: EntryContext,
  { nonce, app }: AppLoadContext,
): Promise<Response> {
  let statusAfterDrawing = status;
  const page = (
    <DocumentProvider value={{ nonce }}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </DocumentProvider>
  );
  const scripts = await dataScripts(serverHandoffStream, nonce);
  const html = await drawDocument(page, scripts, (error) => {
    app.log.error("render.failed", error, { path: loggedPath(request) });
    statusAfterDrawing = 500;
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status: statusAfterDrawing, headers });
}

/** Not for requests that the visitor has cancelled or that no route can answer. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.app.log.error("request.failed", error, {
    method: request.method,
    path: loggedPath(request),
  });
}
