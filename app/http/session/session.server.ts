import type { User } from "#app/domain/accounts/account";
import { isToken } from "#app/domain/token";
import type { SignedIn } from "#app/services/accounts/log-in";
import { type AccountsContext, clearCookie, hasCookie, readCookie } from "./cookies.server";
import { loggedPath } from "#app/http/address/address-of";
import { forgottenDeviceCookie, knownDeviceCookie } from "./known-device.server";
import { forgetPostcode } from "./last-postcode";
import { forgetUsualSearch } from "./usual-search";

/**
 * The user of each request. Remix gives every loader a request object of its own but the same context, so the context
 * is the key.
 */
const askers = new WeakMap<AccountsContext, { cookie: string | null; user: Promise<User | null> }>();

/** Returns the signed-in user; null for a guest. It costs one query per request, and none without a cookie. */
export function currentUser(request: Request, context: AccountsContext): Promise<User | null> {
  const cookie = request.headers.get("Cookie");
  const known = askers.get(context);
  if (known && known.cookie === cookie) return known.user;
  const user = findUser(request, context);
  askers.set(context, { cookie, user });
  return user;
}

/**
 * Returns the signed-in user, for a page that guests may see too. If the database does not answer, the user sees the
 * page as a guest. The headers remove the cookie of a session that has ended.
 */
export async function currentVisitor(
  request: Request,
  context: AccountsContext,
): Promise<{ user: User | null; headers: Headers }> {
  try {
    const user = await currentUser(request, context);
    return { user, headers: user ? new Headers() : await staleCookieHeaders(request, context) };
  } catch (error) {
    context.app.log.error("session.unreadable", error, { path: loggedPath(request) });
    return { user: null, headers: new Headers() };
  }
}

/**
 * Returns the headers of an answer to a guest. They remove a session cookie that has expired, has ended or is not ours.
 */
export async function staleCookieHeaders(request: Request, { app }: AccountsContext): Promise<Headers> {
  const cookie = app.cookies.session(request);
  const headers = new Headers();
  if (hasCookie(cookie, request)) headers.append("Set-Cookie", await clearCookie(cookie));
  return headers;
}

/** Returns the token in this browser's session cookie; null without one, or if its signature is wrong. */
export async function sessionToken(request: Request, { app }: AccountsContext): Promise<string | null> {
  const value = await readCookie(app.cookies.session(request), request);
  return typeof value === "string" && isToken(value) ? value : null;
}

/**
 * Returns the headers that start a session and record that this user has signed in with this browser. They also remove
 * the postcode of a guest's last search, since the account stores the searches from now on.
 */
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

/** Returns the headers that remove the session cookie. */
export async function endedSessionHeaders(request: Request, { app }: AccountsContext): Promise<Headers> {
  return new Headers({ "Set-Cookie": await clearCookie(app.cookies.session(request)) });
}

/**
 * Returns the headers for the browser whose account was deleted. They remove the session cookie, the account from the
 * record of this browser's users, the last postcode and the usual search.
 */
export async function deletedAccountHeaders(
  request: Request,
  context: AccountsContext,
  userId: number,
): Promise<Headers> {
  const headers = await endedSessionHeaders(request, context);
  headers.append("Set-Cookie", await forgottenDeviceCookie(request, context, userId));
  forgetPostcode(request, headers);
  forgetUsualSearch(request, headers);
  return headers;
}

/** Ends this browser's session. The database is changed first, so that a failure leaves the cookie. */
export async function endSession(request: Request, context: AccountsContext): Promise<Headers> {
  const token = await sessionToken(request, context);
  if (token !== null) await context.app.accounts.logOut(token);
  forgetUser(context);
  return endedSessionHeaders(request, context);
}

/** Whether this request has a signed-in user. False if nothing has asked for the user so far. */
export async function isUserKnown(context: AccountsContext): Promise<boolean> {
  const user = await askers.get(context)?.user.catch(() => null);
  return Boolean(user);
}

/** Makes the loaders of the same request read the user again. An action calls it after it has changed the user. */
export function forgetUser(context: AccountsContext): void {
  askers.delete(context);
}

async function findUser(request: Request, context: AccountsContext): Promise<User | null> {
  const token = await sessionToken(request, context);
  return token === null ? null : context.app.accounts.userOfSession(token);
}
