import type { AppLoadContext } from "@remix-run/cloudflare";
import { addressOf } from "#app/http/address/address-of";
import { type Address, takesForeignPost } from "#app/http/address/address";
import { answerRefusal } from "#app/http/answers/refusal";
import { notModified } from "#app/http/answers/conditional";
import { drainBody } from "#app/http/bodies/read-body.server";
import { rememberPostcode } from "#app/http/session/last-postcode";
import { rememberUsualSearch } from "#app/http/session/usual-search";
import { noteOwnWrite, readsFrom } from "#app/http/session/own-writes";
import { isPrefetch } from "#app/http/session/visit";
import { countRequest } from "./count-request";
import { SENT_BY_HTTP, isByHttp, redirectToHttps } from "./https-only";
import { limitRequests } from "./limit-requests";
import { openToOrigins } from "./open-calls";
import { refuseRequest } from "./refuse-request";
import { setSecurityHeaders } from "./security-headers";

export type RemixHandler = (request: Request, context: AppLoadContext) => Promise<Response>;
type Context = Pick<AppLoadContext, "app" | "waitUntil">;

/** Sets the security headers whether it refuses a request or passes it to its route. */
export const answer = (request: Request, context: Context, handle: RemixHandler): Promise<Response> =>
  context.app.asOneRequest(readsFrom(request), () => answerOne(request, context, handle));

async function answerOne(request: Request, context: Context, handle: RemixHandler): Promise<Response> {
  const url = new URL(request.url);
  const nonce = crypto.randomUUID();
  const address = addressOf(url.pathname);
  const { siteOrigin } = context.app;
  const isPlain = isByHttp(url, siteOrigin);
  const early = isPlain ? redirectToHttps(request, url, siteOrigin) : answerOptions(request, address);
  const refusal = early
    ? null
    : isPlain
      ? SENT_BY_HTTP
      : (refuseRequest(request, url, address) ??
        (await limitRequests(request, address, context.app.limiter)));
  if (refusal) {
    // Visitors can write anything into the path, even a postcode.
    const { status } = refusal;
    context.app.log.info("request.refused", { status, method: loggedMethod(request.method) });
  }
  const passed = refusal ? request : decodable(withoutUntrustedOrigin(request, url, address), url);
  const response = refusal
    ? answerRefusal(refusal)
    : (early ?? notModified(request, await handle(passed, { ...context, nonce })));
  await drainBody(passed);
  rememberPostcode(request, url, address, response);
  rememberUsualSearch(request, url, address, response, context.app.clock());
  noteOwnWrite(request, url, response);
  nameMethods(response, address);
  if (!isPrefetch(request)) countRequest(context.app.requests, request.method, address.part, response);
  setSecurityHeaders(response.headers, url, nonce);
  openToOrigins(response.headers, request, address);
  return response;
}

/** Clients can send any word as a method. */
function loggedMethod(method: string): string {
  return /^[A-Z]{3,7}$/.test(method) ? method : "other";
}

/** Remix would refuse posts that refuseRequest allows; clients can forge X-Forwarded-Host. */
function withoutUntrustedOrigin(request: Request, { pathname }: URL, address: Address): Request {
  const isOriginKnown = request.headers.get("Origin") === "null" || takesForeignPost(address, pathname);
  if (!isOriginKnown && !request.headers.has("X-Forwarded-Host")) return request;
  const headers = new Headers(request.headers);
  headers.delete("X-Forwarded-Host");
  if (isOriginKnown) headers.delete("Origin");
  return new Request(request, { headers });
}

/** Invalid percent signs would make Remix log the path. The encoded path is not found as well. */
function decodable(request: Request, url: URL): Request {
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    const literal = new URL(url);
    literal.pathname = url.pathname.replaceAll("%", "%25");
    return new Request(literal, request);
  }
}

const isUnknown = ({ path }: Address): boolean => path.endsWith("*");

const allowed = (address: Address): string =>
  [...address.methods, ...(isUnknown(address) ? [] : ["OPTIONS"])].join(", ");

/** RFC 9110; null for any other method. */
function answerOptions({ method }: Request, address: Address): Response | null {
  if (method !== "OPTIONS" || isUnknown(address)) return null;
  return new Response(null, { status: 204, headers: { Allow: allowed(address) } });
}

/** On every 405 (RFC 9110), whether the door, a route or Remix has made it. */
function nameMethods({ status, headers }: Response, address: Address): void {
  if (status === 405) headers.set("Allow", allowed(address));
}
