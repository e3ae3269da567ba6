import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { NonceProvider } from "./http/door/security-headers";

// The Worker reads these from the built server, so that there is one copy of the code under app/.
export { compose } from "./composition.server";
export { answer } from "./http/door/front-door.server";
export { createRemixHandler } from "./http/door/remix-handler.server";

const ABORT_DELAY_MS = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, app }: AppLoadContext,
): Promise<Response> {
  let statusAfterRender = status;
  const body = await renderToReadableStream(
    <NonceProvider value={nonce}>
      <RemixServer context={remixContext} url={request.url} abortDelay={ABORT_DELAY_MS} nonce={nonce} />
    </NonceProvider>,
    {
      signal: AbortSignal.timeout(ABORT_DELAY_MS),
      nonce,
      onError(error: unknown) {
        if (request.signal.aborted) return;
        app.log.error("render.failed", error, { path: new URL(request.url).pathname });
        statusAfterRender = 500;
      },
    },
  );
  if (isbot(request.headers.get("User-Agent"))) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: statusAfterRender, headers });
}

/**
 * A fault in a loader or an action: one structured line. What a visitor went away from is no fault, nor is a
 * request that a route has no answer to, such as a post to a page without a form.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.app.log.error("request.failed", error, {
    method: request.method,
    path: new URL(request.url).pathname,
  });
}
