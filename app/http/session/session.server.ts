import type { User } from "#app/domain/accounts/account";
import { isToken } from "#app/domain/token";
import type { SignedIn } from "#app/services/accounts/log-in";
import { type AccountsContext, clearCookie, hasCookie, readCookie } from "./cookies.server";
import { loggedPath } from "#app/http/address/logged-path";
import { knownDeviceCookie } from "./known-device.server";

/**
 * Who asks, once a request. Its context is the key: Remix hands every loader a request object of its own,
 * and the same context.
 */
const askers = new WeakMap<AccountsContext, { cookie: string | null; user: Promise<User | null> }>();

/** The signed-in user, or null for a guest: one D1 query a request, and none without a cookie. */
export function currentUser(request: Request, context: AccountsContext): Promise<User | null> {
  const cookie = request.headers.get("Cookie");
  const known = askers.get(context);
  if (known && known.cookie === cookie) return known.user;
  const user = findUser(request, context);
  askers.set(context, { cookie, user });
  return user;
}

/**
 * The signed-in user for a page that guests may see too: where the database does not answer, they see it as a
 * guest. The headers remove a cookie that no longer belongs to a session.
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

/** The headers of an answer to a guest: they clear a session cookie that is expired, ended or not ours. */
export async function staleCookieHeaders(request: Request, { app }: AccountsContext): Promise<Headers> {
  const cookie = app.cookies.session(request);
  const headers = new Headers();
  if (hasCookie(cookie, request)) headers.append("Set-Cookie", await clearCookie(cookie));
  return headers;
}

/** The token in this browser's session cookie; null without one, or where the signature is wrong. */
export async function sessionToken(request: Request, { app }: AccountsContext): Promise<string | null> {
  const value = await readCookie(app.cookies.session(request), request);
  return typeof value === "string" && isToken(value) ? value : null;
}

/** The headers that give the browser a new session, and keep that its user has signed in with it. */
export async function startedSessionHeaders(
  request: Request,
  context: AccountsContext,
  { user, sessionToken: token }: SignedIn,
): Promise<Headers> {
  const headers = new Headers();
  headers.append("Set-Cookie", await context.app.cookies.session(request).serialize(token));
  headers.append("Set-Cookie", await knownDeviceCookie(request, context, user.id));
  return headers;
}

/** The headers that take the session cookie away. */
export async function endedSessionHeaders(request: Request, { app }: AccountsContext): Promise<Headers> {
  return new Headers({ "Set-Cookie": await clearCookie(app.cookies.session(request)) });
}

/** Ends this browser's session, in the database first. */
export async function endSession(request: Request, context: AccountsContext): Promise<Headers> {
  const token = await sessionToken(request, context);
  if (token !== null) await context.app.accounts.logOut(token);
  forgetUser(context);
  return endedSessionHeaders(request, context);
}

/** Whether somebody who is signed in was found behind this request, as far as anything asked who it is. */
export async function isSomebodyKnown(context: AccountsContext): Promise<boolean> {
  const user = await askers.get(context)?.user.catch(() => null);
  return Boolean(user);
}

/** After a change to the user within a request: the loaders that follow the action read anew. */
export function forgetUser(context: AccountsContext): void {
  askers.delete(context);
}

async function findUser(request: Request, context: AccountsContext): Promise<User | null> {
  const token = await sessionToken(request, context);
  return token === null ? null : context.app.accounts.userOfSession(token);
}

/** Whether somebody looks at the answer: not for a HEAD, nor where a browser looks ahead and may never show it. */
export const isVisit = ({ method, headers }: Request): boolean =>
  method === "GET" &&
  !/\bprefetch\b/.test(`${headers.get("Sec-Purpose") ?? ""} ${headers.get("Purpose") ?? ""}`);

/**
 * Such a visit, and not by a link of another website: that search is its author's, and nothing of it is kept. Browsers that
 * send no Sec-Fetch-Site are believed.
 */
export const isOwnVisit = (request: Request): boolean =>
  isVisit(request) && request.headers.get("Sec-Fetch-Site") !== "cross-site";
