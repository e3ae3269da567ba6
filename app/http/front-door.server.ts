import type { AppLoadContext } from "@remix-run/cloudflare";
import { answerError } from "./answer-json";
import { createPublicAnswers, publicAnswerKey } from "./public-answers.server";
import { refuseRequest } from "./refuse-request";
import { setSecurityHeaders } from "./security-headers";
import { UNITS_COOKIE } from "./units-cookie";

export type RemixHandler = (request: Request, context: AppLoadContext) => Promise<Response>;
type Context = Pick<AppLoadContext, "app" | "waitUntil">;

const publicAnswers = createPublicAnswers();

/** Every request passes here: refused early, or answered by a route; the headers are set either way. */
export async function answer(request: Request, context: Context, handle: RemixHandler): Promise<Response> {
  const url = new URL(request.url);
  const nonce = crypto.randomUUID();
  const refusal = refuseRequest(request);
  const response = refusal
    ? answerError(refusal.status, refusal.message)
    : await answerFromRoute(request, url, { ...context, nonce }, handle);
  setSecurityHeaders(response.headers, url, nonce);
  return response;
}

/** What is the same for everybody is made once in a while; everything else goes to its route. */
async function answerFromRoute(
  request: Request,
  url: URL,
  context: AppLoadContext,
  handle: RemixHandler,
): Promise<Response> {
  const key = publicAnswerKey(request, url, UNITS_COOKIE);
  if (key === null) return handle(trusted(request), context);
  const nowMs = context.app.clock();
  return (
    publicAnswers.read(key, context.nonce, nowMs) ??
    publicAnswers.keep(key, context.nonce, nowMs, await handle(trusted(request), context))
  );
}

/** Remix compares Origin with X-Forwarded-Host first, which any client can write: it is taken away. */
function trusted(request: Request): Request {
  if (!request.headers.has("X-Forwarded-Host")) return request;
  const headers = new Headers(request.headers);
  headers.delete("X-Forwarded-Host");
  return new Request(request, { headers });
}
