import type { PlaceView } from "./card-view";
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

/** What the visit says of itself: in one line, in a row if there is little light, and on a card if it is dark. */
export function visitWords(
  visit: Visit,
  isWholeDay: boolean,
): Pick<PlaceView, "arrives" | "light" | "dim" | "sunset"> & { readonly visit: string } {
  const minutes = daylightMinutes(visit);
  const sunset = clockInWords(visit.sun.setsAt);
  const end = sunsetInWords(sunset);
  const dim = DIM_WORDS[visit.light];
  const daylight = dim ?? daylightInWords(minutes);
  const arrives = clockInWords(visit.arrivesAt);
  const wholeDay = isWholeDay ? ["whole day"] : [];
  const light = [...(minutes < LITTLE_LIGHT_MINUTES ? [capitalised(daylight), end] : []), ...wholeDay];
  return {
    visit: [`Arrive ${arrives}`, daylight, end, ...wholeDay].join(" · "),
    arrives,
    ...(light.length > 0 && { light: light.join(" · ") }),
    ...(dim !== undefined && { dim }),
    sunset,
  };
}

const sunsetInWords = (sunset: string): string => `sunset ${sunset}`;

/** "Nearly dark when you arrive · sunset 15:40" */
export const dimLine = (dim: string, sunset: string): string =>
  `${capitalised(dim)} · ${sunsetInWords(sunset)}`;
