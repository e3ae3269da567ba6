import { ALERTS_FULL } from "#app/features/alerts/domain/rules";
import { NO_ROAD_LINK } from "#app/presenters/trips/visit-words";
import type { AlertMailRefusal } from "#app/features/alerts/services/alert-mail";
import type { AlertRefusal } from "#app/features/alerts/services/alerts";
import type { Throttled } from "#app/services/accounts/throttle";
import type { FormRefusal } from "#app/http/actions/form-action.server";
import type { Refusal } from "#app/http/answers/refusal";

export const ALERT_REFUSALS: Readonly<Record<AlertRefusal, Refusal>> = {
  "unknown-district": { status: 400, message: "We don't know that postcode district." },
  "not-covered": { status: 400, message: NO_ROAD_LINK },
  "nothing-near": { status: 400, message: "No places within that drive. Try longer, or start elsewhere." },
  "too-many": { status: 409, message: `${ALERTS_FULL} Delete one to make another.` },
  duplicate: {
    status: 409,
    message: "You already have this alert. Change something here, or delete the other one.",
  },
  "not-found": { status: 404, message: "This alert no longer exists." },
};

const MAIL_REFUSALS: Readonly<Record<AlertMailRefusal, FormRefusal>> = {
  "no-mail": { status: 503, message: "This site can't send email." },
  "not-sent": {
    status: 503,
    message: "We couldn't send the email. Please try again in a moment.",
    headers: { "Retry-After": "60" },
  },
  refused: { status: 400, errors: { email: "We can't send email to this address." } },
  "session-ended": {
    status: 409,
    message:
      "You were signed out while we sent the email, so its link won't work. Please send this form again.",
  },
};

export function alertMailRefusal(failure: { readonly error: AlertMailRefusal } | Throttled): FormRefusal {
  if (failure.error !== "throttled") return MAIL_REFUSALS[failure.error];
  return {
    status: 429,
    message: "We've sent enough emails to this address for today. Please try again tomorrow.",
    headers: { "Retry-After": String(failure.retryAfterSeconds) },
  };
}

export const PUSH_REFUSALS = {
  "unknown-service": { status: 400, message: "Notifications aren't supported in this browser." },
  "not-set-up": { status: 503, message: "Notifications aren't available on this site." },
  "not-notified": { status: 409, message: "Notifications are off on this device." },
} as const satisfies Readonly<Record<string, Refusal>>;
