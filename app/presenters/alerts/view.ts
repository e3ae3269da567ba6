import type { AlertState } from "#app/domain/alerts/alert";
import type { FormError, FormView } from "#app/presenters/form-view";

/**
 * Said by every form and button of alerts where the server did not answer: nobody knows whether it was done. Done again, it is done
 * once.
 */
export const UNANSWERED: FormError = {
  title: "Something went wrong",
  message: "The server didn't answer. Please try again.",
};

/** The form of one alert. */
export const ALERT_FORM = { id: "alert", title: "Alert not saved" };
/** The buttons of /alerts, which post their `intent`. */
export const ALERT_BUTTONS = { id: "alerts", title: "Nothing was changed" };
/** Asks for mails: posts `email` to /alerts, with the intent ASK_FOR_MAIL. */
export const ALERT_MAIL_FORM = { id: "alert-mail", title: "No email sent" };
export const ASK_FOR_MAIL = "ask-for-mail";

/** Buttons of /alerts that send one message, to show that it arrives. */
export const TEST_MAIL = "test-mail";
export const TEST_PUSH = "test-push";

/** The state of alert mails: the site cannot send any, none are wanted, the address was asked, or they are on. */
export type AlertMailView =
  | { state: "not-set-up" }
  /** `suggested` is the account's own address, or empty. */
  | { state: "off"; suggested: string }
  | { state: "asked" | "on"; address: string };

/** Posts a browser's consent (endpoint, p256dh, auth) to /alerts. */
export const ALERT_PUSH_FORM = { id: "alert-push", title: "Notifications not turned on" };
export const START_PUSH = "start-push";
/** The same, sent by the service worker, where the browser has another address by itself. */
export const RENEW_PUSH = "renew-push";

/**
 * Notifications on devices: `elsewhere` counts the other browsers in which they are on. `outdated`: on here, but for a former key
 * of the site; the browser renews that.
 */
export type AlertPushView =
  { state: "not-set-up" } | { state: "on" | "off" | "outdated"; publicKey: string; elsewhere: number };

/**
 * The page behind the link of a mail, which posts its `intent`, confirm or stop, to its own address: a question, mails that
 * can be ended, mails that have just been ended, or a link that no longer works.
 */
export type AlertMailPageView =
  { state: "asked" | "on"; address: string; token: string } | { state: "ended" | "spent" };

/** One of one's own alerts. */
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

/** A message as it was told. */
export interface AlertMessageView {
  id: number;
  isNew: boolean;
  isCorrection: boolean;
  /** "Filey on Saturday 18 July: 82 of 100, excellent" */
  title: string;
  /** "The best fresh forecast within 2 hours of LS6, told 16 July at 10:10." */
  note: string;
  url: string;
}

/** The private addresses, whole. */
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
      /** Whether there is room for another one. */
      hasRoom: boolean;
      messages: AlertMessageView[];
      feeds: FeedAddresses | null;
      mail: AlertMailView;
      push: AlertPushView;
    };

/** The page of the form: a new alert, or one that is changed; a guest is asked to sign in, and comes back to `returnTo`. */
export type AlertPageView =
  | { kind: "sign-in"; returnTo: string; alertId: number | null }
  | { kind: "form"; alertId: number | null; first: FormView };
