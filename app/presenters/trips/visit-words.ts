import { capitalised } from "#app/domain/text";
import { clockInWords } from "#app/domain/calendar/words";
import { type Light, type Visit, daylightMinutes } from "#app/domain/ranking/visit";

/** "6 h of daylight", "2½ h of daylight" or "40 min of daylight". It is rounded down, so as not to promise too much. */
function daylightInWords(minutes: number): string {
  if (minutes < 60) return `${Math.floor(minutes)} min of daylight`;
  const halves = Math.floor(minutes / 30);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? "½" : ""} h of daylight`;
}

/** The words in place of the daylight if there is little of it or none. */
export const DIM_WORDS: Readonly<Partial<Record<Light, string>>> = {
  "nearly-dark": "nearly dark when you arrive",
  dark: "dark when you arrive",
};

/** Shown above a list if none of its places has daylight left today, so that the list is for tomorrow. */
export const TOMORROW_INSTEAD = "It’s too late in the day to go today, so this is tomorrow’s weather.";

/** If less light than this is left on arrival, a row says how much. */
const LITTLE_LIGHT_MINUTES = 4 * 60;

/**
 * "2½ h of daylight · sunset 15:40" if little light is left, "whole day" if `isWholeDay`, or both; null if neither
 * applies.
 */
export function lightLine(visit: Visit, isWholeDay: boolean): string | null {
  const minutes = daylightMinutes(visit);
  const words = [
    ...(minutes < LITTLE_LIGHT_MINUTES
      ? [
          capitalised(DIM_WORDS[visit.light] ?? daylightInWords(minutes)),
          `sunset ${clockInWords(visit.sun.setsAt)}`,
        ]
      : []),
    ...(isWholeDay ? ["whole day"] : []),
  ];
  return words.length === 0 ? null : words.join(" · ");
}

/** "Arrive 9:50 · 6 h of daylight · sunset 16:01". */
export function visitLine(visit: Visit, isWholeDay: boolean): string {
  return [
    `Arrive ${clockInWords(visit.arrivesAt)}`,
    DIM_WORDS[visit.light] ?? daylightInWords(daylightMinutes(visit)),
    `sunset ${clockInWords(visit.sun.setsAt)}`,
    ...(isWholeDay ? ["whole day"] : []),
  ].join(" · ");
}

/** "Nearly dark when you arrive · sunset 15:40"; null if it is light. */
export function dimLine({ light, sun }: Visit): string | null {
  const words = DIM_WORDS[light];
  if (words === undefined) return null;
  return `${capitalised(words)} · sunset ${clockInWords(sun.setsAt)}`;
}
