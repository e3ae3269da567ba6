import { isToday, londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";
import { clockInWords, shortWeekday } from "#app/domain/calendar/words";
import { KNOWN_FOR_MS, type KnownWarnings } from "#app/domain/warnings/known-warnings";
import type { OfficialWarning } from "#app/domain/warnings/official-warning";
import { namesInWords } from "#app/domain/text";
import type { WarningView, WarningsView } from "./view";

/** Under an amber or red warning, these words replace the verdict on a score, such as "very good". */
export const UNDER_WARNING = "under a warning";

/** The Met Office's own page of all warnings. */
export const WARNINGS_URL = "https://www.metoffice.gov.uk/weather/warnings-and-advice/uk-warnings";

/** "Amber warning of wind": the level and the hazards as issued, in small letters. */
export function warningTitle({ level, hazards }: Pick<OfficialWarning, "level" | "hazards">): string {
  const names = hazards.map((hazard) => hazard.toLowerCase().replaceAll("_", " "));
  return `${level.charAt(0).toUpperCase()}${level.slice(1)} warning of ${namesInWords(names)}`;
}

/** "today 6:00 to 21:00", "Sat 22:00 to Sun 9:00": on a London clock. */
export function warningTimes(
  { fromMs, untilMs }: Pick<OfficialWarning, "fromMs" | "untilMs">,
  nowMs: number,
) {
  const isOneDay = londonDateOf(fromMs) === londonDateOf(untilMs);
  return `${dayOf(fromMs, nowMs)} ${clockOf(fromMs)} to ${isOneDay ? "" : `${dayOf(untilMs, nowMs)} `}${clockOf(untilMs)}`;
}

/** The page of the service with this warning on it. */
export const warningUrl = ({ id, fromMs }: Pick<OfficialWarning, "id" | "fromMs">): string =>
  `${WARNINGS_URL}#?date=${londonDateOf(fromMs)}&id=${encodeURIComponent(id)}`;

export const warningView = (warning: OfficialWarning, nowMs: number): WarningView => ({
  level: warning.level,
  title: warningTitle(warning),
  times: warningTimes(warning, nowMs),
  url: warningUrl(warning),
  until: warning.untilMs,
});

/** "Amber warning of wind, today 6:00 to 21:00 (Met Office)": for texts without links. */
export const warningLine = (warning: Omit<OfficialWarning, "area" | "headline">, nowMs: number): string =>
  `${warningTitle(warning)}, ${warningTimes(warning, nowMs)} (Met Office)`;

/** "Warnings not known since 12:03."; null if they are known, or if this site asks no service. */
export function notKnownInWords(known: KnownWarnings | null, nowMs: number): string | null {
  return known === null || known.isKnown ? null : notKnownSince(known.lookedAtMs, nowMs);
}

function notKnownSince(lookedAtMs: number | null, nowMs: number): string {
  if (lookedAtMs === null) return "Warnings not known.";
  const day = isToday(londonDateOf(lookedAtMs), nowMs) ? "" : `${dayOf(lookedAtMs, nowMs)} `;
  return `Warnings not known since ${day}${clockOf(lookedAtMs)}.`;
}

/** The warnings for one place and its visit; without a service only the link. */
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
  return { ...view, note: warnings.length > 0 ? null : none, ...untilWhenKnown(known, nowMs) };
}

/** Returns until when warnings count as known, and what an offline copy says after that. */
export function untilWhenKnown({ isKnown, lookedAtMs }: KnownWarnings, nowMs: number) {
  if (!isKnown || lookedAtMs === null) return {};
  return { knownUntil: lookedAtMs + KNOWN_FOR_MS, unknownNote: notKnownSince(lookedAtMs, nowMs) };
}

const dayOf = (epochMs: number, nowMs: number): string => {
  const date = londonDateOf(epochMs);
  return isToday(date, nowMs) ? "today" : shortWeekday(date);
};

const MINUTES = 60;

/** "6:00", of an instant. */
const clockOf = (epochMs: number): string => clockInWords(Math.floor(londonHourOf(epochMs) * MINUTES + 1e-6));
