import { RECOVERY_LINK_MINUTES } from "#app/domain/accounts/password";
import { ACCOUNTS_UNAVAILABLE } from "#app/presenters/accounts/view";
import type { Throttled } from "#app/services/accounts/throttle";
import type { Refusal } from "./refusal";
import { unavailable } from "./unavailable";

export const NO_ACCOUNTS_NOW: Refusal = unavailable(ACCOUNTS_UNAVAILABLE);

const aboutField = (status: number, field: string, message: string): Refusal => ({
  status,
  message,
  errors: { [field]: message },
});

const REFUSALS = {
  "wrong-credentials": { status: 401, message: "Invalid username or password" },
  "username-taken": aboutField(409, "username", "That username is already taken."),
  "wrong-password": aboutField(400, "currentPassword", "That isn't your current password."),
  "admin-stays": { status: 403, message: "The administrator's account can't be deleted." },
  "no-mail": { status: 503, message: "This site can't send email." },
  "link-spent": {
    status: 410,
    message: `This link no longer works: it was used, or its ${RECOVERY_LINK_MINUTES} minutes are over. If you've just set a new password, log in with it.`,
  },
  "no-such-account": aboutField(404, "username", "There's no account with that name."),
  "admins-own": aboutField(
    403,
    "username",
    "The administrator's own password is changed in the settings, or by npm run admin:password.",
  ),
} satisfies Readonly<Record<string, Refusal>>;

export type AccountFailure = Throttled | { readonly error: keyof typeof REFUSALS };

export function accountRefusal(failure: AccountFailure): Refusal {
  if (failure.error !== "throttled") return REFUSALS[failure.error];
  return {
    status: 429,
    message: `Too many attempts. Please try again in ${inMinutes(failure.retryAfterSeconds)}.`,
    headers: { "Retry-After": String(failure.retryAfterSeconds) },
  };
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
