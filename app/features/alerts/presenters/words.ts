import {
  type AlertState,
  EVERY_DAY,
  WEEKDAY_NAMES,
  WEEKEND,
  type Weekdays,
} from "#app/features/alerts/domain/alert";
import { formatLongDate } from "#app/domain/calendar/words";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { hoursInWords } from "#app/domain/roads/driving-hours";
import { SEARCH_DEFAULTS } from "#app/domain/search/address";
import { forbidsPraise } from "#app/domain/warnings/official-warning";
import { warningLine, warningTitle, warningUrl } from "#app/presenters/warnings/words";
import type { AlertMatch, AlertMessage } from "#app/features/alerts/services/ports";

/** Every message says this on a site with made-up weather, such as a developer's machine. */
export const SAMPLE_WEATHER_WORDS = "Sample weather, not a forecast";

/** The message of a form for an alert that could never find a place. */
export const NOTHING_NEAR = "No places within that drive. Try longer, or start elsewhere.";

export const STATE_LABELS: Readonly<Record<AlertState, string>> = {
  waiting: "Waiting",
  sent: "Found",
  paused: "Paused",
  stale: "No fresh forecast",
};

export const STATE_NOTES: Readonly<Record<AlertState, string>> = {
  waiting: "No message yet.",
  sent: "Found one: see your messages.",
  paused: "Paused. Resume it to hear from us again.",
  stale: "No place within this drive has a forecast from the last 90 minutes. We'll check again each hour.",
};

/** The words that follow "for", by style. */
export const STYLE_WORDS: Readonly<Record<RankingStyle, string>> = {
  urban: "a day out",
  beach: "beach and sun",
};

/** The weekdays of an alert: "any day", "Saturday or Sunday", "Monday, Tuesday or Friday". */
export function daysInWords(weekdays: Weekdays): string {
  if (weekdays === EVERY_DAY) return "any day";
  if (weekdays === WEEKEND) return "Saturday or Sunday";
  const names = WEEKDAY_NAMES.filter((_, weekday) => (weekdays >> weekday) & 1);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** The toast after an alert is saved. Its message itself comes with the next check. */
export function savedWords(match: AlertMatch | null): string {
  const checks = "We'll check every hour from 7am to 9pm.";
  if (!match) return checks;
  const { name, date, score } = match;
  return `${name} matches already, with ${score} of 100 on ${formatLongDate(date)}. ${checks}`;
}

/** The title of a message: "Filey on Saturday 18 July: 82 of 100, excellent". */
export function messageTitle({ kind, name, date, score, warning }: AlertMessage): string {
  if (warning && isTakenBack({ kind, warning })) {
    return `${name} on ${formatLongDate(date)}: ${warningTitle(warning)}`;
  }
  const now = kind === "correction" ? "now " : "";
  return `${name} on ${formatLongDate(date)}: ${now}${score} of 100, ${verdictOf(score)}`;
}

/**
 * The sentence after the title of a message. It says "fresh" because an alert compares only forecasts that we fetched,
 * or found to be still the newest, within the last 90 minutes. A search uses older ones too, so it may find a better
 * place.
 */
export function messageNote(message: AlertMessage): string {
  const { warning } = message;
  const note = isTakenBack(message) ? "Issued since our last message." : forecastNote(message);
  // The reader may come on another day, so the warning's times must not say "today". With 0 as the present time, they
  // name the weekday.
  return warning ? `${note} ${warningLine(warning, 0)}: ${warningUrl(warning)}` : note;
}

/** Whether a warning is the reason for a correction. The score in the message is then the former one. */
const isTakenBack = ({ kind, warning }: Pick<AlertMessage, "kind" | "warning">): boolean =>
  kind === "correction" && Boolean(warning && forbidsPraise(warning));

function forecastNote({ kind, outcode, drivingHours, style }: AlertMessage): string {
  const purpose = style === SEARCH_DEFAULTS.ranking ? "" : ` for ${STYLE_WORDS[style]}`;
  return kind === "correction"
    ? `The forecast has changed since our last message${purpose}.`
    : `The best fresh forecast${purpose} within ${hoursInWords(drivingHours)} of ${outcode}.`;
}

/** The path of the place's page for the day and the style of the message. */
export function messagePath({ slug, date, outcode, style }: AlertMessage): string {
  const seen = { from: outcode, date, ...(style !== SEARCH_DEFAULTS.ranking && { ranking: style }) };
  return `/destinations/${slug}?${new URLSearchParams(seen).toString()}`;
}

export interface MessageLine {
  readonly title: string;
  /** The sentence of each alert that has this news, without repetitions. */
  readonly notes: readonly string[];
  readonly path: string;
}

/**
 * The news of one user's alerts as lines, the best news first and corrections last. Messages with the same place, day,
 * style and score share a line. The same messages always give the same lines.
 */
export function messageLines(messages: readonly AlertMessage[]): readonly MessageLine[] {
  const rank = ({ kind, score }: AlertMessage) => (kind === "news" ? 1_000 : 0) + score;
  const ordered = [...messages].sort((one, other) => rank(other) - rank(one) || one.id - other.id);
  const lines = new Map<string, MessageLine>();
  for (const message of ordered) {
    const title = messageTitle(message);
    const key = `${message.style} ${title}`;
    const { notes, path } = lines.get(key) ?? { notes: [], path: messagePath(message) };
    lines.set(key, { title, notes: [...new Set([...notes, messageNote(message)])], path });
  }
  return [...lines.values()];
}
