import type { AlertState } from "#app/domain/alerts/alert";
import type { FormError, FormView } from "#app/presenters/form-view";

/**
 * The message of every form and button of alerts if the server did not answer, so that the outcome is unknown. Trying
 * again does nothing twice.
 */
export const UNANSWERED: FormError = {
  title: "Something went wrong",
  message: "The server didn't answer. Please try again.",
};

/** The form of one alert. */
export const ALERT_FORM = { id: "alert", title: "Alert not saved" };
/** The buttons of /alerts, which post their `intent`. */
export const ALERT_BUTTONS = { id: "alerts", title: "Nothing was changed" };
/** The form that asks for emails: it posts `email` to /alerts with the intent ASK_FOR_MAIL. */
export const ALERT_MAIL_FORM = { id: "alert-mail", title: "No email sent" };
export const ASK_FOR_MAIL = "ask-for-mail";

/** The intents of the buttons of /alerts that send one test message. */
export const TEST_MAIL = "test-mail";
export const TEST_PUSH = "test-push";

/** The state of alert emails: the site cannot send any, they are off, the address is not confirmed yet, or they are on. */
export type AlertMailView =
  | { state: "not-set-up" }
  /** `suggested` is the account's own address, or empty. */
  | { state: "off"; suggested: string }
  | { state: "asked" | "on"; address: string };

/** The form that posts a browser's consent (endpoint, p256dh, auth) to /alerts. */
export const ALERT_PUSH_FORM = { id: "alert-push", title: "Notifications not turned on" };
export const START_PUSH = "start-push";
/** The intent with which the service worker posts the consent after the browser has changed its push address. */
export const RENEW_PUSH = "renew-push";

/**
 * Notifications on devices. `elsewhere` is the number of other browsers with notifications. `outdated` means that they are
 * on here, but for a former key of the site; the browser renews that.
 */
export type AlertPushView =
  { state: "not-set-up" } | { state: "on" | "off" | "outdated"; publicKey: string; elsewhere: number };

/**
 * The page behind a mail's link, which posts its `intent`, confirm or stop, to its own address. It asks for confirmation,
 * offers to end the emails, says that they have ended, or that the link no longer works.
 */
export type AlertMailPageView =
  { state: "asked" | "on"; address: string; token: string } | { state: "ended" | "spent" };

/** One of the user's alerts. */
export interface AlertView {
  id: number;
  /** "75 or more within 2 hours of LS6" */
  title: string;
  /** "Saturday or Sunday, for a day out" */
  when: string;
  state: AlertState;
  stateLabel: string;
  /** What the state means, in a sentence. */
  stateNote: string;
}

/** A message of an alert. */
export interface AlertMessageView {
  id: number;
  isNew: boolean;
  isCorrection: boolean;
  /** "Filey on Saturday 18 July: 82 of 100, excellent" */
  title: string;
  /** "The best fresh forecast within 2 hours of LS6, sent 16 July at 10:10." */
  note: string;
  url: string;
}

/** The private addresses, as complete links. */
export interface FeedAddresses {
  atom: string;
  json: string;
  calendar: string;
}

export type AlertsPageView =
  | { kind: "failed" }
  | {
      kind: "alerts";
      alerts: AlertView[];
      /** Whether the user may have another alert. */
      hasRoom: boolean;
      messages: AlertMessageView[];
      feeds: FeedAddresses | null;
      mail: AlertMailView;
      push: AlertPushView;
    };

/** The page of the form, for a new alert or an existing one. A guest is asked to sign in and returns to `returnTo`. */
export type AlertPageView =
  | { kind: "sign-in"; returnTo: string; alertId: number | null }
  | { kind: "form"; alertId: number | null; first: FormView };
