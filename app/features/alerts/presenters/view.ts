export const NEW_ALERT = "/alerts/new";
export const ALERT_FORM = { id: "alert", title: "Alert not saved" };
export const ALERT_BUTTONS = { id: "alerts", title: "Nothing was changed" };
/** Posts `email` to /alerts with the intent ASK_FOR_MAIL. */
export const ALERT_MAIL_FORM = { id: "alert-mail", title: "No email sent" };
export const ASK_FOR_MAIL = "ask-for-mail";

export const TEST_MAIL = "test-mail";
export const TEST_PUSH = "test-push";

/** Posts a browser's push subscription (endpoint, p256dh, auth) to /alerts. */
export const ALERT_PUSH_FORM = { id: "alert-push", title: "Notifications not turned on" };
export const START_PUSH = "start-push";
/** The service worker posts a new subscription after the browser has replaced the old one. */
export const RENEW_PUSH = "renew-push";
