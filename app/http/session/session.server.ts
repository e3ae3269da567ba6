import type { User } from "#app/domain/accounts/account";
import { isToken } from "#app/domain/token";
import type { SignedIn } from "#app/services/accounts/log-in";
import { type AccountsContext, clearCookie, hasCookie, readCookie } from "./cookies.server";
import { loggedPath } from "#app/http/address/address-of";
import { forgottenDeviceCookie, knownDeviceCookie } from "./known-device.server";
import { forgetPostcode } from "./last-postcode";
import { forgetUsualSearch } from "./usual-search";

/** Remix gives every loader a request of its own but the same context. */
const askers = new WeakMap<AccountsContext, { cookie: string | null; user: Promise<User | null> }>();

/** One query per request, and none without a cookie. */
export function currentUser(request: Request, context: AccountsContext): Promise<User | null> {
  const cookie = request.headers.get("Cookie");
  const known = askers.get(context);
  if (known && known.cookie === cookie) return known.user;
  const user = findUser(request, context);
  askers.set(context, { cookie, user });
  return user;
}

/** As a guest if the database does not answer. The headers remove the cookie of an ended session. */
export async function currentVisitor(request: Request, context: AccountsContext) {
  try {
    const user = await currentUser(request, context);
    return { user, headers: user ? new Headers() : await staleCookieHeaders(request, context) };
  } catch (error) {
    context.app.log.error("session.unreadable", error, { path: loggedPath(request) });
    return { user: null, headers: new Headers() };
  }
}

/** They remove a session cookie that has expired, has ended or is not ours. */
export async function staleCookieHeaders(request: Request, { app }: AccountsContext): Promise<Headers> {
  const cookie = app.cookies.session(request);
  const headers = new Headers();
  if (hasCookie(cookie, request)) headers.append("Set-Cookie", await clearCookie(cookie));
  return headers;
}

/** Null without one, or if its signature is wrong. */
export async function sessionToken(request: Request, { app }: AccountsContext): Promise<string | null> {
  const value = await readCookie(app.cookies.session(request), request);
  return typeof value === "string" && isToken(value) ? value : null;
}

/** They remove a guest's last postcode: the account stores searches from now on. */
export async function startedSessionHeaders(
  request: Request,
  context: AccountsContext,
  { user, sessionToken: token }: SignedIn,
): Promise<Headers> {
  const headers = new Headers();
  headers.append("Set-Cookie", await context.app.cookies.session(request).serialize(token));
  headers.append("Set-Cookie", await knownDeviceCookie(request, context, user.id));
  forgetPostcode(request, headers);
  return headers;
}

export async function endedSessionHeaders(request: Request, { app }: AccountsContext): Promise<Headers> {
  return new Headers({ "Set-Cookie": await clearCookie(app.cookies.session(request)) });
}

/** Also the account from this browser's users, the last postcode and the usual search. */
export async function deletedAccountHeaders(request: Request, context: AccountsContext, userId: number) {
  const headers = await endedSessionHeaders(request, context);
  headers.append("Set-Cookie", await forgottenDeviceCookie(request, context, userId));
  forgetPostcode(request, headers);
  forgetUsualSearch(request, headers);
  return headers;
}

/** The database is changed first, so that a failure leaves the cookie. */
export async function endSession(request: Request, context: AccountsContext): Promise<Headers> {
  const token = await sessionToken(request, context);
  if (token !== null) await context.app.accounts.logOut(token);
  forgetUser(context);
  return endedSessionHeaders(request, context);
}

/** An action calls it after it has changed the user: loaders of the request read it again. */
export function forgetUser(context: AccountsContext): void {
  askers.delete(context);
}

async function findUser(request: Request, context: AccountsContext): Promise<User | null> {
  const token = await sessionToken(request, context);
  return token === null ? null : context.app.accounts.userOfSession(token);
}
