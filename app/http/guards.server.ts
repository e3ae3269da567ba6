import { redirect } from "@remix-run/cloudflare";
import { type User, isAdmin } from "#app/domain/account";
import { UNAVAILABLE } from "./account-refusals";
import type { AccountsContext } from "./accounts-context";
import { answerError } from "./answer-json";
import { redirectWithToast } from "./flash.server";
import { currentUser, staleCookieHeaders } from "./session.server";

const SIGN_IN_PAGE = "/auth?from=feature";
const ACCESS_DENIED = {
  title: "Access Denied",
  description: "You don't have permission to access the admin dashboard",
  variant: "destructive",
} as const;

/**
 * For the loader or action of a page that needs an account: throws the way to the sign-in page for a guest, and
 * a 503 where the database does not tell. A parent's guard protects no child: each loader and action calls its own.
 */
export async function requireUser(
  request: Request,
  context: AccountsContext,
  signInPage = SIGN_IN_PAGE,
): Promise<User> {
  const user = await currentUser(request, context).catch((error: unknown) => {
    context.app.log.error("session.unreadable", error, { path: new URL(request.url).pathname });
    throw new Response(UNAVAILABLE.message, { status: UNAVAILABLE.status, headers: UNAVAILABLE.headers });
  });
  if (user) return user;
  throw redirect(signInPage, { headers: await staleCookieHeaders(request, context) });
}

/** For the administrator's pages: throws a guest to the sign-in page and anybody else home, with a toast. */
export async function requireAdmin(request: Request, context: AccountsContext): Promise<User> {
  const user = await requireUser(request, context);
  if (isAdmin(user)) return user;
  throw await redirectWithToast({ request, context }, "/", ACCESS_DENIED);
}

/** For a call that needs an account: throws a 401 in JSON for a guest. */
export async function requireUserForCall(
  request: Request,
  context: AccountsContext,
  message = "You must be logged in to do this.",
): Promise<User> {
  const user = await currentUser(request, context);
  if (user) return user;
  throw answerError(401, message, { headers: await staleCookieHeaders(request, context) });
}

/** For the administrator's calls: throws a 401 or a 403 in JSON for anybody else. */
export async function requireAdminForCall(request: Request, context: AccountsContext): Promise<User> {
  const user = await requireUserForCall(request, context);
  if (isAdmin(user)) return user;
  throw answerError(403, "Only the administrator may do this.");
}
