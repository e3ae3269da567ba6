import { timeInWords } from "#app/domain/calendar/words";
import {
  type AlertTiming,
  MAX_ALERTS,
  TIMINGS,
  readTiming,
  stateOf,
  timingText,
} from "#app/features/alerts/domain/alert";
import type { Alerts } from "#app/features/alerts/services/alerts";
import type { AlertMessage, MailChannel, OwnAlert } from "#app/features/alerts/services/ports";
import { EMPTY_FORM, type FormView } from "#app/presenters/form-view";
import type {
  AlertMailPageView,
  AlertMailView,
  AlertMessageView,
  AlertFormView,
  AlertPushView,
  AlertView,
  AlertsPageView,
} from "./view";
import {
  STATE_LABELS,
  STATE_NOTES,
  messageNote,
  messagePath,
  messageTitle,
  searchInWords,
  timingInWords,
} from "./words";

/** `site` is our address, such as "https://sunny.example". */
export function alertsPageView(
  { alerts, messages, feedToken }: Awaited<ReturnType<Alerts["overview"]>>,
  ways: { readonly mail: AlertMailView; readonly push: AlertPushView },
  site: string,
): AlertsPageView {
  return {
    kind: "alerts",
    alerts: alerts.map(alertView),
    hasRoom: alerts.length < MAX_ALERTS,
    messages: messages.map(messageView),
    calendarUrl: feedToken === null ? null : `${site}/feeds/${feedToken}/alerts.ics`,
    ...ways,
  };
}

/** `suggested` is the email address of the account. */
export function alertMailView(
  isSetUp: boolean,
  channel: MailChannel | null,
  suggested: string | null,
): AlertMailView {
  if (channel) return { state: channel.isConfirmed ? "on" : "asked", address: channel.address };
  return isSetUp ? { state: "off", suggested: suggested ?? "" } : { state: "not-set-up" };
}

export function alertMailPageView(
  channel: MailChannel | null,
  token: string,
  isJustEnded: boolean,
): AlertMailPageView {
  if (!channel) return { state: isJustEnded ? "ended" : "spent" };
  return { state: channel.isConfirmed ? "on" : "asked", address: channel.address, token };
}

function alertView(alert: OwnAlert): AlertView {
  const { id, search } = alert;
  const state = stateOf(alert);
  return {
    id,
    title: timingInWords(alert),
    what: searchInWords(search),
    searchUrl: `/search?${search}`,
    state,
    stateLabel: STATE_LABELS[state],
    stateNote: STATE_NOTES[state],
  };
}

function messageView(message: AlertMessage): AlertMessageView {
  return {
    id: message.id,
    isNew: message.readAt === null,
    isCorrection: message.kind === "correction",
    title: messageTitle(message),
    days: message.said?.days ?? [],
    note: `${messageNote(message)} Sent ${timeInWords(message.createdAt)}.`,
    url: messagePath(message),
  };
}

/** The choices of the form, with the one that the alert has. */
export function alertFormView(alertId: number | null, first: FormView): AlertFormView {
  const { search = "", timing = "" } = first.values;
  const own = readTiming(timing);
  const isListed = own === null || TIMINGS.some((each) => timingText(each) === timing);
  const timings = isListed ? TIMINGS : [own, ...TIMINGS];
  return {
    ...{ kind: "form", alertId, first, searchUrl: `/search?${search}`, what: searchInWords(search) },
    timings: timings.map((each) => ({ value: timingText(each), label: timingInWords(each) })),
  };
}

export const formOf = (search: string, timing: AlertTiming): FormView => ({
  ...EMPTY_FORM,
  values: { search, timing: timingText(timing) },
});
