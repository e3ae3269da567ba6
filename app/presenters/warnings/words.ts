import { isToday, londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";
import { clockInWords, shortWeekday } from "#app/domain/calendar/words";
import { KNOWN_FOR_MS, type KnownWarnings } from "#app/domain/warnings/known-warnings";
import { type OfficialWarning, WARNINGS_URL, forbidsPraise } from "#app/domain/warnings/official-warning";
import { namesInWords } from "#app/domain/text";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import type { DayAtPlace } from "#app/services/search/found-place";
import type { ScoreWordView, WarningView, WarningsNoteView, WarningsView } from "./view";

type Warned = Pick<DayAtPlace, "isWarned" | "warnings">;

/** The word for a score. An amber or red warning replaces it, until the warning ends. */
export function wordForScore(score: number, { isWarned, warnings }: Warned): ScoreWordView {
  if (!isWarned) return { verdict: verdictOf(score) };
  const severe = warnings.filter(forbidsPraise);
  // The service has not answered for so long that the warning may have been withdrawn.
  if (severe.length === 0) return { verdict: "warnings not known" };
  return { verdict: "under a warning", until: Math.max(...severe.map(({ untilMs }) => untilMs)) };
}

/** "Amber warning of wind": the level and the hazards as issued, in lower case. */
export function warningTitle({ level, hazards }: Pick<OfficialWarning, "level" | "hazards">): string {
  const names = hazards.map((hazard) => hazard.toLowerCase().replaceAll("_", " "));
  return `${level.charAt(0).toUpperCase()}${level.slice(1)} warning of ${namesInWords(names)}`;
}

/** "today 6:00 to 21:00" or "Sat 22:00 to Sun 9:00", on a London clock. */
export function warningTimes(
  { fromMs, untilMs }: Pick<OfficialWarning, "fromMs" | "untilMs">,
  nowMs: number,
) {
  const isOneDay = londonDateOf(fromMs) === londonDateOf(untilMs);
  return `${dayOf(fromMs, nowMs)} ${clockOf(fromMs)} to ${isOneDay ? "" : `${dayOf(untilMs, nowMs)} `}${clockOf(untilMs)}`;
}

export const warningUrl = ({ id, fromMs }: Pick<OfficialWarning, "id" | "fromMs">): string =>
  `${WARNINGS_URL}#?date=${londonDateOf(fromMs)}&id=${encodeURIComponent(id)}`;

export const warningView = (warning: OfficialWarning, nowMs: number): WarningView => ({
  level: warning.level,
  title: warningTitle(warning),
  times: warningTimes(warning, nowMs),
  url: warningUrl(warning),
  until: warning.untilMs,
});

/** "Amber warning of wind, today 6:00 to 21:00 (Met Office)", for texts that cannot have a link. */
export const warningLine = (warning: Omit<OfficialWarning, "area" | "headline">, nowMs: number): string =>
  `${warningTitle(warning)}, ${warningTimes(warning, nowMs)} (Met Office)`;

/** "Warnings not known since 12:03."; null if they are known, or if this site asks no service. */
export function notKnownInWords(known: KnownWarnings | null, nowMs: number): string | null {
  return known === null || known.isKnown ? null : notKnownSince(known.lookedAtMs, nowMs);
}

/** "One warning couldn't be read."; null if all could. */
export function unreadInWords(known: KnownWarnings | null): string | null {
  const unread = known?.unreadable ?? 0;
  if (unread === 0) return null;
  return unread === 1 ? "One warning couldn't be read." : `${unread} warnings couldn't be read.`;
}

/** What is not known of warnings, if anything. */
export const warningsNoteInWords = (known: KnownWarnings | null, nowMs: number): string | null =>
  notKnownInWords(known, nowMs) ?? unreadInWords(known);

/** The note for a page with several places; null if there is nothing to say. */
export function notKnownNote(known: KnownWarnings | null, nowMs: number): WarningsNoteView | null {
  const note = warningsNoteInWords(known, nowMs);
  return note === null ? null : { note, url: WARNINGS_URL };
}

/** " as of 12:03": added to sentences about warnings if the service has not answered since; "" while they are known. */
export function asOfLastLook(known: KnownWarnings | null, nowMs: number): string {
  if (known === null || known.isKnown || known.lookedAtMs === null) return "";
  return ` as of ${lookInWords(known.lookedAtMs, nowMs)}`;
}

function notKnownSince(lookedAtMs: number | null, nowMs: number): string {
  if (lookedAtMs === null) return "Warnings not known.";
  return `Warnings not known since ${lookInWords(lookedAtMs, nowMs)}.`;
}

/** A time with its day unless that is today: "12:03", "Tue 23:53". */
function lookInWords(lookedAtMs: number, nowMs: number): string {
  const day = isToday(londonDateOf(lookedAtMs), nowMs) ? "" : `${dayOf(lookedAtMs, nowMs)} `;
  return `${day}${clockOf(lookedAtMs)}`;
}

/** The warnings for a visit to one place. A site that asks no service gets only the link. */
export function warningsView(
  warnings: readonly OfficialWarning[],
  known: KnownWarnings | null,
  nowMs: number,
): WarningsView {
  const view = {
    issued: warnings.map((each) => ({ ...warningView(each, nowMs), headline: each.headline })),
    note: notKnownInWords(known, nowMs),
    url: WARNINGS_URL,
  };
  if (!known?.isKnown || known.lookedAtMs === null) return view;
  const none = `No warning for these hours, as of ${clockOf(known.lookedAtMs)}.`;
  const note = unreadInWords(known) ?? (warnings.length > 0 ? null : none);
  return { ...view, note, ...untilWhenKnown(known, nowMs) };
}

/** Returns until when the warnings count as known, and what an offline copy says after that. */
export function untilWhenKnown({ isKnown, lookedAtMs }: KnownWarnings, nowMs: number) {
  if (!isKnown || lookedAtMs === null) return {};
  return { knownUntil: lookedAtMs + KNOWN_FOR_MS, unknownNote: notKnownSince(lookedAtMs, nowMs) };
}

const dayOf = (epochMs: number, nowMs: number): string => {
  const date = londonDateOf(epochMs);
  return isToday(date, nowMs) ? "today" : shortWeekday(date);
};

const MINUTES = 60;

/** The time of an instant on a London clock: "6:00". */
const clockOf = (epochMs: number): string => clockInWords(Math.floor(londonHourOf(epochMs) * MINUTES + 1e-6));
