import { RECOVERY_LINK_MINUTES } from "#app/domain/accounts/password";
import { ACCOUNTS_UNAVAILABLE } from "#app/presenters/accounts/view";
import type { Throttled } from "#app/services/accounts/try-password";

/** What an account's use case can answer instead of what was asked for. */
export type AccountFailure =
  | Throttled
  | {
      readonly error:
        | "wrong-credentials"
        | "username-taken"
        | "wrong-password"
        | "admin-stays"
        | "no-mail"
        | "link-spent"
        | "no-such-account"
        | "admins-own";
    };

/** A failure in words, with the status that goes with it and the field that it is about, if any. */
export interface AccountRefusal {
  readonly status: number;
  readonly message: string;
  readonly field?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const UNAVAILABLE: AccountRefusal = {
  status: 503,
  message: ACCOUNTS_UNAVAILABLE,
  headers: { "Retry-After": "5" },
};

/** The one place where an account's failures become words. */
export function accountRefusal(failure: AccountFailure): AccountRefusal {
  switch (failure.error) {
    case "throttled":
      return {
        status: 429,
        message: `Too many attempts. Please try again in ${inMinutes(failure.retryAfterSeconds)}.`,
        headers: { "Retry-After": String(failure.retryAfterSeconds) },
      };
    case "wrong-credentials":
      return { status: 401, message: "Invalid username or password" };
    case "username-taken":
      return { status: 409, message: "That username is already taken.", field: "username" };
    case "wrong-password":
      return { status: 400, message: "That is not your current password.", field: "currentPassword" };
    case "admin-stays":
      return { status: 403, message: "The administrator's account cannot be deleted." };
    case "no-mail":
      return { status: 503, message: "This site cannot send mail." };
    case "link-spent":
      return {
        status: 410,
        message: `This link no longer works: it was used, or its ${RECOVERY_LINK_MINUTES} minutes are over. If you have just set a new password, log in with it.`,
      };
    case "no-such-account":
      return { status: 404, message: "There is no account of that name.", field: "username" };
    case "admins-own":
      return {
        status: 403,
        message: "The administrator's own password is changed in the settings, or by npm run admin:password.",
        field: "username",
      };
  }
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
