import { ALERTS_FULL } from "#app/domain/alerts/rules";
import { NO_ROAD_LINK } from "#app/presenters/search/origin-words";
import { NOTHING_NEAR } from "#app/presenters/alerts/words";
import type { AlertMailRefusal } from "#app/services/alerts/alert-mail";
import type { AlertRefusal } from "#app/services/alerts/alerts";
import type { Throttled } from "#app/services/accounts/throttle";
import type { Refusal } from "./refusal";

/** The one place where a failure of the alerts' use cases becomes words. */
export const ALERT_REFUSALS: Readonly<Record<AlertRefusal, Refusal>> = {
  "unknown-district": {
    status: 400,
    message: "We know no such postcode district.",
    errors: { postcode: "We know no such postcode district." },
  },
  "not-covered": {
    status: 400,
    message: NO_ROAD_LINK,
    errors: { postcode: NO_ROAD_LINK },
  },
  "nothing-near": { status: 400, message: NOTHING_NEAR, errors: { drivingHours: NOTHING_NEAR } },
  "too-many": { status: 409, message: `${ALERTS_FULL} Delete one to make another.` },
  duplicate: {
    status: 409,
    message: "Another of your alerts says just that. Change something here, or delete one of the two.",
  },
  "not-found": { status: 404, message: "This alert is no longer there." },
};

/** Where only a field is at fault, there is no message about the whole form. */
type MailRefusal = Omit<Refusal, "message"> & Partial<Pick<Refusal, "message">>;

const MAIL_REFUSALS: Readonly<Record<AlertMailRefusal, MailRefusal>> = {
  "no-mail": { status: 503, message: "This site cannot send mail." },
  "not-sent": {
    status: 503,
    message: "The mail could not be sent just now. Please try again in a moment.",
    headers: { "Retry-After": "60" },
  },
  refused: { status: 400, errors: { email: "No mail can be sent to this address." } },
  "session-ended": {
    status: 409,
    message:
      "You were signed out while the mail was sent, so its link does nothing. Please send this form once more.",
  },
};

/** A failure of asking for mails, in words. */
export function alertMailRefusal(failure: { readonly error: AlertMailRefusal } | Throttled): MailRefusal {
  if (failure.error !== "throttled") return MAIL_REFUSALS[failure.error];
  return {
    status: 429,
    message: "We have asked often enough for today. Please try again tomorrow.",
    headers: { "Retry-After": String(failure.retryAfterSeconds) },
  };
}

/** What a browser is told that cannot be notified, or is not. */
export const PUSH_REFUSALS = {
  "unknown-service": { status: 400, message: "We do not know this browser's push service." },
  "not-set-up": { status: 503, message: "This site is not set up for notifications." },
  "not-notified": { status: 409, message: "This device is not notified." },
} as const satisfies Readonly<Record<string, Refusal>>;
