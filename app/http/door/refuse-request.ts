import { type Address, isCall, takesForeignPost } from "#app/http/address/address";
import { METHOD_NOT_ALLOWED, type Refusal } from "#app/http/answers/refusal";
import { MAX_BODY_BYTES, MAX_UPLOAD_BYTES, TOO_LARGE } from "#app/http/bodies/read-body.server";

/** Remix would treat PUT and DELETE as a posted form. Calls check methods themselves, after the caller. */
const PAGE_METHODS = ["GET", "HEAD", "POST"];
const CALL_METHODS = [...PAGE_METHODS, "PUT", "DELETE"];
const SAFE_METHODS = new Set(["GET", "HEAD"]);

/** Older Remix asked for a route's data with it. This one logs an error if the route does not match. */
const DATA_PARAMETER = "_data";

/** Our longest address has six. Remix's time grows with the square of the number of slashes. */
const MOST_PATH_PARTS = 8;

/** Remix asks for the routes of a page's links, 31 at most on ours, and matches each with every route. */
const MANIFEST = { pathname: "/__manifest", parameter: "p", most: 64 };

const UNREADABLE: Refusal = { status: 400, message: "We can't read this address." };

/** Its 405 is a page, too. */
const isPage = ({ module }: Address): boolean => module.endsWith(".tsx");

/** Null if it may reach its route. */
export function refuseRequest(request: Request, url: URL, address: Address): Refusal | null {
  const { pathname, searchParams } = url;
  const ofPages = isPage(address) ? PAGE_METHODS : address.methods;
  const methods: readonly string[] = isCall(address) ? CALL_METHODS : ofPages;
  if (!methods.includes(request.method)) return METHOD_NOT_ALLOWED;
  const matched = pathname === MANIFEST.pathname ? searchParams.getAll(MANIFEST.parameter) : [pathname];
  const isTooMuch = matched.length > MANIFEST.most || matched.some((path) => partsOf(path) > MOST_PATH_PARTS);
  if (searchParams.has(DATA_PARAMETER) || isTooMuch) return UNREADABLE;
  if (SAFE_METHODS.has(request.method)) return null;
  if (!takesForeignPost(address, pathname) && !isSameOrigin(request, url)) {
    return { status: 403, message: "This request came from another site and was refused." };
  }
  if (isCall(address) && bodyBytesOf(request) > bodyLimitOf(address)) {
    return { status: 413, message: TOO_LARGE };
  }
  return null;
}

const partsOf = (pathname: string): number => pathname.split("/").length - 1;

/**
 * With an unsafe method browsers send Origin or Sec-Fetch-Site, or both; other clients may send neither. An
 * Origin of "null" is a page of ours without referrer, or a sandboxed frame, which is not ours:
 * Sec-Fetch-Site then decides.
 */
function isSameOrigin(request: Request, url: URL): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("Origin");
  if (origin === "null") return site === "same-origin";
  return origin === null || origin === url.origin;
}

const bodyBytesOf = (request: Request): number => Number(request.headers.get("Content-Length") ?? 0);

/** Of a call. A page's form is counted as it is read: browsers encode its texts at greater length. */
const bodyLimitOf = ({ isUpload }: Address): number => (isUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES);
