import type { Note } from "#app/services/notes/ports";
import { isToday, londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";
import { clockInWords, shortWeekday } from "#app/domain/calendar/words";
import { KNOWN_FOR_MS, type KnownWarnings } from "#app/domain/warnings/known-warnings";
import { type OfficialWarning, WARNINGS_URL } from "#app/domain/warnings/official-warning";
import { namesInWords } from "#app/domain/text";

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

/** "Amber warning of wind, today 6:00 to 21:00 (Met Office)", for texts that cannot have a link. */
export const warningLine = (warning: Omit<OfficialWarning, "area" | "headline">, nowMs: number): string =>
  `${warningTitle(warning)}, ${warningTimes(warning, nowMs)} (Met Office)`;

/** "Warnings not known since 12:03."; null if they are known, or if this site asks no service. */
export function notKnownInWords(known: KnownWarnings | null, nowMs: number): string | null {
  return known === null || known.isKnown ? null : notKnownSince(known.lookedAtMs, nowMs);
}

/** "One warning couldn't be read."; null if all could. */
function unreadInWords(known: KnownWarnings | null): string | null {
  const unread = known?.unreadable ?? 0;
  if (unread === 0) return null;
  return unread === 1 ? "One warning couldn't be read." : `${unread} warnings couldn't be read.`;
}

/** What is not known of warnings; null if all is. */
export const gapInWords = (known: KnownWarnings | null, nowMs: number): string | null =>
  notKnownInWords(known, nowMs) ?? unreadInWords(known);

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

/** "No warning for these hours, as of 12:03."; "" if that is not known. */
export const noneInWords = (known: KnownWarnings | null): string =>
  known?.isKnown && known.lookedAtMs !== null
    ? `No warning for these hours, as of ${clockOf(known.lookedAtMs)}.`
    : "";

/** Until when warnings count as known, and what an offline copy says from then on. */
export function untilWhenKnown(known: KnownWarnings | null, nowMs: number): Pick<Note, "until" | "after"> {
  if (!known?.isKnown || known.lookedAtMs === null) return {};
  return { until: known.lookedAtMs + KNOWN_FOR_MS, after: notKnownSince(known.lookedAtMs, nowMs) };
}

const dayOf = (epochMs: number, nowMs: number): string => {
  const date = londonDateOf(epochMs);
  return isToday(date, nowMs) ? "today" : shortWeekday(date);
};

const MINUTES = 60;

/** The time of an instant on a London clock: "6:00". */
const clockOf = (epochMs: number): string => clockInWords(Math.floor(londonHourOf(epochMs) * MINUTES + 1e-6));
