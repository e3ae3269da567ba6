import { type Address, isCall, takesForeignPost } from "#app/http/address/addresses";
import { METHOD_NOT_ALLOWED, type Refusal } from "#app/http/answers/refusal";
import { MAX_BODY_BYTES, MAX_UPLOAD_BYTES, TOO_LARGE } from "#app/http/bodies/read-body.server";

/**
 * Calls check the caller before the method, so the door does not check their methods. It checks those of pages, since
 * the framework would treat PUT and DELETE like a posted form.
 */
const PAGE_METHODS = ["GET", "HEAD", "POST"];
const CALL_METHODS = [...PAGE_METHODS, "PUT", "DELETE"];
const SAFE_METHODS = new Set(["GET", "HEAD"]);

/**
 * Older versions of the framework returned only a route's data for this parameter. This version still does,
 * and logs an error if the route does not match.
 */
const DATA_PARAMETER = "_data";

/**
 * Our longest address has six parts. The framework matches every prefix of a path, and its time for a run
 * of slashes grows with the square of their number: a path of thousands would cost seconds.
 */
const MOST_PATH_PARTS = 8;

/** The framework requests the routes of some paths here, and names the paths in this parameter. */
const MANIFEST = { pathname: "/__manifest", parameter: "p" };

const UNREADABLE: Refusal = { status: 400, message: "We can't read this address." };

/** Returns why a request must not reach a route, or null if it may. */
export function refuseRequest(request: Request, address: Address): Refusal | null {
  const { pathname, searchParams } = new URL(request.url);
  const methods = isCall(address) ? CALL_METHODS : PAGE_METHODS;
  if (!methods.includes(request.method)) return METHOD_NOT_ALLOWED;
  const matched = pathname === MANIFEST.pathname ? searchParams.getAll(MANIFEST.parameter) : [pathname];
  if (searchParams.has(DATA_PARAMETER) || matched.some((path) => partsOf(path) > MOST_PATH_PARTS)) {
    return UNREADABLE;
  }
  if (SAFE_METHODS.has(request.method)) return null;
  if (!takesForeignPost(address, pathname) && !isSameOrigin(request)) {
    return { status: 403, message: "This request came from another site and was refused." };
  }
  if (isCall(address) && bodyBytesOf(request) > bodyLimitOf(address)) {
    return { status: 413, message: TOO_LARGE };
  }
  return null;
}

const partsOf = (pathname: string): number => pathname.split("/").length - 1;

/**
 * Browsers send Origin or Sec-Fetch-Site, or both, with an unsafe request; other clients may send neither. The origin is
 * "null" for a form on a page without a referrer, and for a sandboxed frame; only the form counts as same-origin.
 */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("Origin");
  if (origin === "null") return site === "same-origin";
  return origin === null || origin === new URL(request.url).origin;
}

const bodyBytesOf = (request: Request): number => Number(request.headers.get("Content-Length") ?? 0);

/**
 * The size limit of a call's body. Pages count their form's body as they read it, since browsers encode its
 * texts at greater length.
 */
const bodyLimitOf = ({ isUpload }: Address): number => (isUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES);
