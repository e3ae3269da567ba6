import { timeInWords } from "#app/domain/calendar/words";
import {
  type AlertTiming,
  MAX_ALERTS,
  TIMINGS,
  readTiming,
  timingText,
} from "#app/features/alerts/domain/alert";
import type { AlertPush } from "#app/features/alerts/services/alert-push";
import type { AlertMessage, MailChannel, OwnAlert } from "#app/features/alerts/services/ports";
import { EMPTY_FORM, type FormView } from "#app/presenters/form-view";
import { NEW_ALERT } from "./view";
import { messageNote, messagePath, messageTitle, searchInWords, stateInWords, timingInWords } from "./words";

export type AlertsPageView = ReturnType<typeof alertsPageView>;
export type AlertView = ReturnType<typeof alertView>;
export type AlertMessageView = ReturnType<typeof messageView>;
export type AlertMailView = ReturnType<typeof alertMailView>;
export type AlertFormView = ReturnType<typeof alertFormView>;

export type AlertMailPageView =
  ReturnType<typeof alertMailPageView> | { readonly state: "sent" | "ended" | "spent" };

export interface AlertPageView {
  /** Null without a search, and for a guest if the site cannot send email. */
  readonly form: AlertFormView | null;
  /** Where a guest returns after a sign-in; null for a user. */
  readonly returnTo: string | null;
}

interface Ways {
  readonly calendarUrl: string | null;
  readonly mail: AlertMailView;
  readonly push: Awaited<ReturnType<AlertPush["of"]>>;
}

export const alertsPageView = (
  alerts: readonly OwnAlert[],
  messages: readonly AlertMessage[],
  ways: Ways,
  nowMs: number,
) => ({
  alerts: alerts.map((alert) => alertView(alert, nowMs)),
  hasRoom: alerts.length < MAX_ALERTS,
  messages: messages.map(messageView),
  ...ways,
});

/** `suggested` is the email address of the account. Unless `isSetUp`, the site cannot send any. */
export function alertMailView(isSetUp: boolean, channel: MailChannel | null, suggested: string | null) {
  if (channel) {
    return { state: channel.isConfirmed ? "on" : "asked", address: channel.address } as const;
  }
  if (!isSetUp) return { state: "not-set-up" } as const;
  return { state: "off", suggested: suggested ?? "" } as const;
}

/** `path` is the page's own, with the key. */
export function alertMailPageView({ address, isConfirmed, alert }: MailChannel, path: string) {
  const evenings = TIMINGS.filter(({ kind }) => kind === "brief");
  const state = isConfirmed ? ("on" as const) : ("asked" as const);
  const guest = alert && alertFormView(path, formOf(alert.search, alert), { timings: evenings });
  return { state, address, action: path, guest };
}

const alertView = (alert: OwnAlert, nowMs: number) => ({
  id: alert.id,
  title: timingInWords(alert),
  what: searchInWords(alert.search),
  searchUrl: `/search?${alert.search}`,
  ...stateInWords(alert, nowMs),
});

const messageView = (message: AlertMessage) => ({
  id: message.id,
  isNew: message.readAt === null,
  isCorrection: message.kind === "correction",
  title: messageTitle(message),
  days: message.said?.days ?? [],
  note: `${messageNote(message)} Sent ${timeInWords(message.createdAt)}.`,
  url: messagePath(message),
});

export function alertFormView(
  action: string,
  first: FormView,
  { timings = TIMINGS, others = [] }: { timings?: readonly AlertTiming[]; others?: readonly OwnAlert[] } = {},
) {
  const { search = "", timing = "" } = first.values;
  const own = readTiming(timing);
  const isListed = own === null || timings.some((each) => timingText(each) === timing);
  return {
    ...{ isNew: action === NEW_ALERT, action, first, what: searchInWords(search) },
    searchUrl: `/search?${search}`,
    timings: (isListed ? timings : [own, ...timings]).map((each) => ({
      value: timingText(each),
      label: timingInWords(each),
    })),
    others: others.map((each) => ({
      value: String(each.id),
      label: `${searchInWords(each.search)}: ${timingInWords(each).toLowerCase()}`,
    })),
  };
}

export const formOf = (search: string, timing: AlertTiming): FormView => ({
  ...EMPTY_FORM,
  values: { search, timing: timingText(timing) },
});
