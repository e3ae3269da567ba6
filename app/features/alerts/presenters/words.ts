import {
  type AlertTiming,
  EVERY_DAY,
  type Weekdays,
  dayNames,
  startOf,
} from "#app/features/alerts/domain/alert";
import { nextBriefOn, placesOf } from "#app/features/alerts/domain/brief";
import { PASS_NAMES, passesIn } from "#app/domain/catalogue/passes";
import { ALL_CHOICES } from "#app/domain/filters/filters";
import { namesInWords } from "#app/domain/text";
import { durationInWords } from "#app/domain/units";
import { FILTER_WORDS } from "#app/presenters/search/filters-view";
import { formatLongDate, timeInWords } from "#app/domain/calendar/words";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import { hoursInWords } from "#app/domain/roads/driving-hours";
import { forbidsPraise } from "#app/domain/warnings/official-warning";
import { warningLine, warningTitle, warningUrl } from "#app/notes/warnings/warning-words";
import type { AlertMessage, OwnAlert } from "#app/features/alerts/services/ports";

/** In every message with made-up weather, as on a developer's machine. */
export const SAMPLE_WEATHER_WORDS = "Sample weather, not a forecast";

/** "Within 2 hours of LS6, for beach and sun, dogs welcome, with a night away, with your Cadw card". */
export function searchInWords(search: string): string {
  const asked = new URLSearchParams(search);
  const { outcode, drivingHours } = startOf(search);
  const within = asked.get("within");
  const chosen = [...asked.getAll("needs"), ...asked.getAll("interests"), ...asked.getAll("offers")];
  const cards = passesIn((asked.get("passes") ?? "").split(",")).map((pass) => PASS_NAMES[pass]);
  return [
    `Within ${within ? durationInWords(Number(within)) : hoursInWords(drivingHours)} of ${outcode}`,
    asked.get("ranking") === "beach" ? "for beach and sun" : "for a day out",
    ...ALL_CHOICES.filter((choice) => chosen.includes(choice)).map((choice) =>
      FILTER_WORDS[choice].toLowerCase(),
    ),
    ...(asked.has("with") ? [`meeting someone from ${namesInWords(asked.getAll("with"))}`] : []),
    ...(asked.has("nights") ? ["with a night away"] : []),
    ...(asked.has("leave") ? [`leaving at ${asked.get("leave") ?? ""}`] : []),
    ...(cards.length > 0 ? [`with your ${namesInWords(cards)} card`] : []),
  ].join(", ");
}

/** "When Saturday or Sunday reaches 70 (very good)"; "Every Thursday evening, for the weekend". */
export function timingInWords({ kind, weekdays, threshold }: AlertTiming): string {
  const days = daysInWords(weekdays);
  if (kind === "brief") return `Every ${days} evening, for the weekend`;
  return `When ${days} reaches ${threshold} (${verdictOf(threshold)})`;
}

/** "any day", "Saturday or Sunday", "Monday, Tuesday or Friday". */
const daysInWords = (weekdays: Weekdays): string =>
  weekdays === EVERY_DAY ? "any day" : namesInWords(dayNames(weekdays), "or");

export function stateInWords(alert: OwnAlert, nowMs: number) {
  if (alert.isPaused) {
    const stateNote = "Paused. Resume it to hear from us again.";
    return { state: "paused", stateLabel: "Paused", stateNote } as const;
  }
  if (!alert.isStale) return { state: "on", stateLabel: "On", stateNote: savedWords(alert, nowMs) } as const;
  const stateNote =
    "No place within this drive has a forecast from the last 90 minutes. We'll check again each hour.";
  return { state: "stale", stateLabel: "No fresh forecast", stateNote } as const;
}

export const savedWords = ({ kind, weekdays }: AlertTiming, nowMs: number): string =>
  kind === "brief"
    ? `The next message comes on ${formatLongDate(nextBriefOn(weekdays, nowMs))}, soon after 6pm.`
    : "We'll check every hour from 7am to 9pm.";

/** "Filey on Saturday 18 July: 82 of 100, excellent". */
export function messageTitle({ kind, name, date, score, warning, said }: AlertMessage): string {
  if (kind === "brief") return said?.lead ?? "";
  if (warning && isTakenBack({ kind, warning })) {
    return `${name} on ${formatLongDate(date)}: ${warningTitle(warning)}`;
  }
  const now = kind === "correction" ? "now " : "";
  return `${name} on ${formatLongDate(date)}: ${now}${score} of 100, ${verdictOf(score)}`;
}

/** "Fresh": from the last 90 minutes. A search uses older forecasts too, so it may find a better place. */
export function messageNote(message: AlertMessage): string {
  const { warning, kind } = message;
  if (kind === "brief") return `${searchInWords(message.search)}, as of ${timeInWords(message.createdAt)}.`;
  const note = isTakenBack(message) ? "Issued since our last message." : forecastNote(message);
  // The reader may come on another day: with 0 as the present time, the warning's times name the weekday.
  return warning ? `${note} ${warningLine(warning, 0)}: ${warningUrl(warning)}` : note;
}

/** Then the message has the former score. */
const isTakenBack = ({ kind, warning }: Pick<AlertMessage, "kind" | "warning">): boolean =>
  kind === "correction" && Boolean(warning && forbidsPraise(warning));

function forecastNote({ kind, search, said }: AlertMessage): string {
  const { outcode, drivingHours } = startOf(search);
  const purpose = search.includes("ranking=beach") ? " for beach and sun" : "";
  return kind === "correction"
    ? `The forecast has changed since our last message${purpose}.`
    : [`The best fresh forecast${purpose} within ${hoursInWords(drivingHours)} of ${outcode}.`, said?.lead]
        .filter(Boolean)
        .join(" ");
}

export const messagePath = ({ slug, date, search, said }: AlertMessage): string =>
  said?.path ?? `/destinations/${slug}?${search}&date=${date}`;

function picturePath(message: AlertMessage): string | null {
  const { kind, said } = message;
  const briefed = said && placesOf(said).length > 0 ? said.share : undefined;
  const page = kind === "brief" ? briefed : kind === "news" ? messagePath(message) : undefined;
  return page?.replace("?", "/picture.png?") ?? null;
}

function lineOf(message: AlertMessage) {
  const { days = [], share = null } = message.said ?? {};
  return {
    title: messageTitle(message),
    notes: [messageNote(message)],
    path: messagePath(message),
    days,
    /** To hand on; null for a place, whose page has it. */
    share,
    /** Of good news: it says what that page says by now. */
    picture: picturePath(message),
  };
}

/**
 * The best first, corrections last. Equal places, days, styles and scores share a line, with the notes of each
 * alert. The same messages always give the same lines.
 */
export function messageLines(messages: readonly AlertMessage[]) {
  const rank = ({ kind, score }: AlertMessage) => (kind === "news" ? 1_000 : 0) + score;
  const ordered = messages.toSorted((one, other) => rank(other) - rank(one) || one.id - other.id);
  const lines = new Map<string, ReturnType<typeof lineOf>>();
  for (const message of ordered) {
    const line = lineOf(message);
    const key = `${new URLSearchParams(message.search).get("ranking") ?? ""} ${line.title}`;
    const { path, notes } = lines.get(key) ?? line;
    lines.set(key, { ...line, path, notes: [...new Set([...notes, ...line.notes])] });
  }
  return [...lines.values()];
}
