import { timeInWords } from "#app/domain/calendar/words";
import {
  DEFAULT_THRESHOLD,
  MAX_ALERTS,
  WEEKEND,
  stateOf,
  type AlertWish,
} from "#app/features/alerts/domain/alert";
import { DAY_BOXES } from "#app/features/alerts/domain/rules";
import type { Postcode } from "#app/domain/geo/postcode";
import { hoursInWords } from "#app/domain/roads/driving-hours";
import type { Alerts } from "#app/features/alerts/services/alerts";
import type { AlertMessage, MailChannel, OwnAlert } from "#app/features/alerts/services/ports";
import { EMPTY_FORM, type FormView } from "#app/presenters/form-view";
import type {
  AlertMailPageView,
  AlertMailView,
  AlertMessageView,
  AlertPushView,
  AlertView,
  AlertsPageView,
} from "./view";
import {
  STATE_LABELS,
  STATE_NOTES,
  STYLE_WORDS,
  daysInWords,
  messageNote,
  messagePath,
  messageTitle,
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
  const { id, threshold, drivingHours, outcode, style, weekdays } = alert;
  const state = stateOf(alert);
  return {
    id,
    title: `${threshold} or more within ${hoursInWords(drivingHours)} of ${outcode}`,
    when: `On ${daysInWords(weekdays)}, for ${STYLE_WORDS[style]}`,
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
    note: `${messageNote(message)} Sent ${timeInWords(message.createdAt)}.`,
    url: messagePath(message),
  };
}

type Searched = Pick<AlertWish, "drivingHours" | "style"> & { readonly origin: Postcode | null };

export function newAlertForm({ origin, drivingHours, style }: Searched): FormView {
  return {
    ...EMPTY_FORM,
    values: formValues({
      outcode: origin?.outcode ?? "",
      threshold: DEFAULT_THRESHOLD,
      weekdays: WEEKEND,
      drivingHours,
      style,
    }),
  };
}

export function formValues(wish: AlertWish): FormView["values"] {
  const days = DAY_BOXES.filter((_, weekday) => (wish.weekdays >> weekday) & 1);
  return {
    postcode: wish.outcode,
    drivingHours: String(wish.drivingHours),
    threshold: String(wish.threshold),
    style: wish.style,
    ...Object.fromEntries(days.map((day) => [day, "on"])),
  };
}
