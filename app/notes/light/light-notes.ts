import { clockInWords } from "#app/domain/calendar/words";
import { DIM_WORDS, daylightMinutes } from "#app/domain/ranking/visit";
import { capitalised } from "#app/domain/text";
import type { NoteSource, NotedDay } from "#app/services/notes/ports";

/** How much light a visit has, and until when. */
export const lightNotes: NoteSource = {
  on: ["row", "card", "now", "day", "calendar"],
  about: (_, day) => {
    const text = WORDS[day.surface]?.(day);
    return !text ? [] : [{ tone: "soft", text }];
  },
};

/** If less light than this is left on arrival, a row says how much. */
const LITTLE_LIGHT_MINUTES = 4 * 60;

const WORDS: Readonly<Partial<Record<NotedDay["surface"], (day: NotedDay) => string>>> = {
  row: (day) => {
    const isLittle = daylightMinutes(day.visit) < LITTLE_LIGHT_MINUTES;
    return joined(isLittle && capitalised(lightOf(day)), isLittle && sunsetOf(day), wholeDay(day));
  },
  card: visitLine,
  day: visitLine,
  now: (day) => (day.visit.light === "daylight" ? "" : joined(capitalised(lightOf(day)), sunsetOf(day))),
  calendar: (day) => `${capitalised(sunsetOf(day))}.`,
};

/** "Arrive 9:50 · 6 h of daylight · sunset 16:01 · whole day" */
function visitLine(day: NotedDay): string {
  return joined(`Arrive ${clockInWords(day.visit.arrivesAt)}`, lightOf(day), sunsetOf(day), wholeDay(day));
}

const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(" · ");
const wholeDay = ({ isWholeDay }: NotedDay): string | false => isWholeDay && "whole day";
const sunsetOf = ({ visit }: NotedDay): string => `sunset ${clockInWords(visit.sun.setsAt)}`;
const lightOf = ({ visit }: NotedDay): string =>
  DIM_WORDS[visit.light] ?? daylightInWords(daylightMinutes(visit));

/** "6 h of daylight", "2½ h of daylight" or "40 min of daylight", rounded down so as not to promise too much. */
function daylightInWords(minutes: number): string {
  if (minutes < 60) return `${Math.floor(minutes)} min of daylight`;
  const halves = Math.floor(minutes / 30);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? "½" : ""} h of daylight`;
}
