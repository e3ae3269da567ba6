import {
  type AlertState,
  EVERY_DAY,
  WEEKDAY_NAMES,
  WEEKEND,
  type Weekdays,
} from "#app/features/alerts/domain/alert";
import { isShutOn } from "#app/domain/catalogue/opening";
import { freeWithCard } from "#app/domain/catalogue/passes";
import { formatLongDate } from "#app/domain/calendar/words";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { hoursInWords } from "#app/domain/roads/driving-hours";
import { SEARCH_DEFAULTS } from "#app/domain/search/address";
import { forbidsPraise } from "#app/domain/warnings/official-warning";
import { warningLine, warningTitle, warningUrl } from "#app/notes/warnings/warning-words";
import type { AlertMatch, AlertMessage } from "#app/features/alerts/services/ports";

/** In every message with made-up weather, as on a developer's machine. */
export const SAMPLE_WEATHER_WORDS = "Sample weather, not a forecast";

/** For an alert that could never find a place. */
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

/** They follow "for". */
export const STYLE_WORDS: Readonly<Record<RankingStyle, string>> = {
  urban: "a day out",
  beach: "beach and sun",
};

/** "any day", "Saturday or Sunday", "Monday, Tuesday or Friday". */
export function daysInWords(weekdays: Weekdays): string {
  if (weekdays === EVERY_DAY) return "any day";
  if (weekdays === WEEKEND) return "Saturday or Sunday";
  const names = WEEKDAY_NAMES.filter((_, weekday) => (weekdays >> weekday) & 1);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** Its message itself comes with the next check. */
export function savedWords(match: AlertMatch | null): string {
  const checks = "We'll check every hour from 7am to 9pm.";
  if (!match) return checks;
  const { name, date, score } = match;
  return `${name} matches already, with ${score} of 100 on ${formatLongDate(date)}. ${checks}`;
}

/** "Filey on Saturday 18 July: 82 of 100, excellent". */
export function messageTitle({ kind, name, date, score, warning }: AlertMessage): string {
  if (warning && isTakenBack({ kind, warning })) {
    return `${name} on ${formatLongDate(date)}: ${warningTitle(warning)}`;
  }
  const now = kind === "correction" ? "now " : "";
  return `${name} on ${formatLongDate(date)}: ${now}${score} of 100, ${verdictOf(score)}`;
}

/** "Fresh": from the last 90 minutes. A search uses older forecasts too, so it may find a better place. */
export function messageNote(message: AlertMessage): string {
  const { warning } = message;
  const note = isTakenBack(message) ? "Issued since our last message." : forecastNote(message);
  // The reader may come on another day: with 0 as the present time, the warning's times name the weekday.
  return warning ? `${note} ${warningLine(warning, 0)}: ${warningUrl(warning)}` : note;
}

/** Then the message has the former score. */
const isTakenBack = ({ kind, warning }: Pick<AlertMessage, "kind" | "warning">): boolean =>
  kind === "correction" && Boolean(warning && forbidsPraise(warning));

function forecastNote(message: AlertMessage): string {
  const { kind, outcode, drivingHours, style } = message;
  const purpose = style === SEARCH_DEFAULTS.ranking ? "" : ` for ${STYLE_WORDS[style]}`;
  return kind === "correction"
    ? `The forecast has changed since our last message${purpose}.`
    : `The best fresh forecast${purpose} within ${hoursInWords(drivingHours)} of ${outcode}.${openedNote(message)}`;
}

/** " Free with your Cadw card: Harlech Castle. Check before you go."; "" if nothing is. */
function openedNote({ opened = [], date }: AlertMessage): string {
  const thing = opened.find((each) => !isShutOn(each, date));
  if (!thing?.pass || thing.pass === "none") return "";
  return ` ${freeWithCard(thing.pass)}: ${thing.name}. Check before you go.`;
}

/** For the day and the style of the message. */
export function messagePath({ slug, date, outcode, style }: AlertMessage): string {
  const seen = { from: outcode, date, ...(style !== SEARCH_DEFAULTS.ranking && { ranking: style }) };
  return `/destinations/${slug}?${new URLSearchParams(seen).toString()}`;
}

interface MessageLine {
  readonly title: string;
  /** Of each alert with this news, without repetitions. */
  readonly notes: readonly string[];
  readonly path: string;
}

/**
 * The best first, corrections last. Equal places, days, styles and scores share a line. The same messages
 * always give the same lines.
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
