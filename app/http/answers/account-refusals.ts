import { RECOVERY_LINK_MINUTES } from "#app/domain/accounts/password";
import { ACCOUNTS_UNAVAILABLE } from "#app/presenters/accounts/view";
import type { Throttled } from "#app/services/accounts/throttle";
import type { Refusal } from "./refusal";
import { unavailable } from "./unavailable";

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

export const NO_ACCOUNTS_NOW: Refusal = unavailable(ACCOUNTS_UNAVAILABLE);

export function accountRefusal(failure: AccountFailure): Refusal {
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
      return aboutField(409, "username", "That username is already taken.");
    case "wrong-password":
      return aboutField(400, "currentPassword", "That isn't your current password.");
    case "admin-stays":
      return { status: 403, message: "The administrator's account can't be deleted." };
    case "no-mail":
      return { status: 503, message: "This site can't send email." };
    case "link-spent":
      return {
        status: 410,
        message: `This link no longer works: it was used, or its ${RECOVERY_LINK_MINUTES} minutes are over. If you've just set a new password, log in with it.`,
      };
    case "no-such-account":
      return aboutField(404, "username", "There's no account with that name.");
    case "admins-own":
      return aboutField(
        403,
        "username",
        "The administrator's own password is changed in the settings, or by npm run admin:password.",
      );
  }
}

const aboutField = (status: number, field: string, message: string): Refusal => ({
  status,
  message,
  errors: { [field]: message },
});

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
