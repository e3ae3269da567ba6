import type { AlertState } from "#app/features/alerts/domain/alert";
import type { SaidDay } from "#app/features/alerts/domain/brief";
import type { FormError, FormView } from "#app/presenters/form-view";

/** We don't know what happened, but repeating any of these requests is harmless. */
export const UNANSWERED: FormError = {
  title: "Something went wrong",
  message: "The server didn't answer. Please try again.",
};

export const ALERT_FORM = { id: "alert", title: "Alert not saved" };
export const ALERT_BUTTONS = { id: "alerts", title: "Nothing was changed" };
/** Posts `email` to /alerts with the intent ASK_FOR_MAIL. */
export const ALERT_MAIL_FORM = { id: "alert-mail", title: "No email sent" };
export const ASK_FOR_MAIL = "ask-for-mail";

export const TEST_MAIL = "test-mail";
export const TEST_PUSH = "test-push";

/** `not-set-up`: the site cannot send any. `asked`: the address is not confirmed yet. */
export type AlertMailView =
  | { state: "not-set-up" }
  /** The email address of the account, or "". */
  | { state: "off"; suggested: string }
  | { state: "asked" | "on"; address: string };

/** Posts a browser's push subscription (endpoint, p256dh, auth) to /alerts. */
export const ALERT_PUSH_FORM = { id: "alert-push", title: "Notifications not turned on" };
export const START_PUSH = "start-push";
/** The service worker posts a new subscription after the browser has replaced the old one. */
export const RENEW_PUSH = "renew-push";

/**
 * `elsewhere` counts other browsers. `outdated`: a former key of the site, so the browser subscribes again.
 */
export type AlertPushView =
  { state: "not-set-up" } | { state: "on" | "off" | "outdated"; publicKey: string; elsewhere: number };

/**
 * Asks to confirm, offers to end the emails, or says that they have ended or that the link no longer works.
 * Posts the `intent` confirm or stop to its own address.
 */
export type AlertMailPageView =
  { state: "asked" | "on"; address: string; token: string } | { state: "ended" | "spent" };

export interface AlertView {
  id: number;
  /** "When Saturday or Sunday reaches 70 (very good)" */
  title: string;
  /** "Within 2 hours of LS6, for a day out" */
  what: string;
  searchUrl: string;
  state: AlertState;
  stateLabel: string;
  stateNote: string;
}

export interface AlertMessageView {
  id: number;
  isNew: boolean;
  isCorrection: boolean;
  /** "Filey on Saturday 18 July: 82 of 100, excellent" */
  title: string;
  /** "The best fresh forecast within 2 hours of LS6. Sent 16 July at 10:10." */
  note: string;
  url: string;
  /** Of a brief; else empty. */
  days: readonly SaidDay[];
}

export type AlertsPageView =
  | { kind: "failed" }
  | {
      kind: "alerts";
      alerts: AlertView[];
      hasRoom: boolean;
      messages: AlertMessageView[];
      calendarUrl: string | null;
      mail: AlertMailView;
      push: AlertPushView;
    };

/** A guest is asked to sign in and then returns to `returnTo`. */
export type AlertPageView =
  { kind: "sign-in"; returnTo: string; form: AlertFormView | null } | { kind: "no-search" } | AlertFormView;

export interface AlertFormView {
  kind: "form";
  /** Null for a new one. */
  alertId: number | null;
  first: FormView;
  /** What the alert searches, in words. */
  what: string;
  searchUrl: string;
  timings: { value: string; label: string }[];
}
