import { redirect } from "@remix-run/cloudflare";
import { type User, isAdmin } from "#app/domain/accounts/account";
import { NO_ACCOUNTS_NOW } from "#app/http/answers/account-refusals";
import type { AccountsContext } from "./cookies.server";
import { answerError } from "#app/http/answers/answer-json";
import { throwFailure } from "#app/http/answers/unavailable";
import { redirectWithToast } from "./flash.server";
import type { RefusedForm } from "#app/presenters/form-view";
import { currentUser, staleCookieHeaders } from "./session.server";

const SIGN_IN_PAGE = "/auth?from=feature";
const ACCESS_DENIED = {
  title: "Access Denied",
  description: "You don't have permission to access the admin dashboard",
  variant: "destructive",
} as const;

/**
 * Redirects a guest to the sign-in page; throws a 503 if the database does not answer, or the form that this
 * request's action has refused. A parent's guard protects no child: each loader and action calls it.
 */
export async function requireUser(request: Request, context: AccountsContext, signInPage = SIGN_IN_PAGE) {
  const user = await currentUser(request, context).catch((error: unknown) => {
    // An action that has refused its form has logged this error already.
    throwKeptForm(context);
    throwFailure(error, context.app.log, "session.unreadable", NO_ACCOUNTS_NOW);
  });
  if (user) return user;
  throwKeptForm(context);
  throw redirect(signInPage, { headers: await staleCookieHeaders(request, context) });
}

/** A guest goes to the sign-in page, any other user to Home with a toast. */
export async function requireAdmin(request: Request, context: AccountsContext): Promise<User> {
  const user = await requireUser(request, context);
  if (isAdmin(user)) return user;
  throw await answerAccessDenied(request, context);
}

export function answerAccessDenied(request: Request, context: AccountsContext): Promise<Response> {
  return redirectWithToast({ request, context }, "/", ACCESS_DENIED);
}

/** The answer to the form's own post: refused, or shown again with other values. */
export interface FormAnswer {
  readonly answer: RefusedForm;
  readonly init: { readonly status: number; readonly headers?: HeadersInit };
}

/** Remix passes the same context to the action and to the loaders. */
const keptForms = new WeakMap<AccountsContext, FormAnswer>();

/** For browsers without JavaScript: an error page would lose what was typed. */
export function keepForm(context: AccountsContext, form: FormAnswer): void {
  keptForms.set(context, form);
}

function throwKeptForm(context: AccountsContext): void {
  const kept = keptForms.get(context);
  if (kept) throw Response.json(kept.answer, kept.init);
}

/** Throws a 401 in JSON for a guest. */
export async function requireUserForCall(
  request: Request,
  context: AccountsContext,
  message = "You must be logged in to do this.",
): Promise<User> {
  const user = await currentUser(request, context);
  if (user) return user;
  throw answerError(401, message, { headers: await staleCookieHeaders(request, context) });
}

/** Throws a 401 or a 403 in JSON. */
export async function requireAdminForCall(request: Request, context: AccountsContext): Promise<User> {
  const user = await requireUserForCall(request, context);
  if (isAdmin(user)) return user;
  throw answerError(403, "Only the administrator may do this.");
}
