import { longWeekday } from "#app/domain/calendar/words";
import { daysOfStay } from "#app/domain/ranking/stay-scores";
import { startName } from "#app/domain/geo/postcode";
import { capitalised, lowerFirst, namesInWords } from "#app/domain/text";
import { WARMTH_WORDS } from "#app/domain/ranking/score-reasons";
import { issuedOf } from "#app/presenters/notes/notes-view";
import type { PlaceContext, PlaceView, outingView } from "./present";

const MOST_REASONS = 2;

/** Without words such as "chilly": the degrees are beside them. */
export const reasonsBesideDegrees = (reasons: readonly string[]): string[] =>
  reasons.filter((reason) => !WARMTH_WORDS.has(reason)).slice(0, MOST_REASONS);

type Outing = Omit<ReturnType<typeof outingView>, "slug" | "hook" | "matches">;
type Days = Pick<PlaceContext, "date" | "nights">;

/** "on Saturday", "on Saturday and Sunday": the sentence may be read on another day. */
export const onDays = ({ date, nights = 0 }: Days): string =>
  `on ${namesInWords(daysOfStay(date, nights).map(longWeekday))}`;

/** "44 min from LS6": of the start no more than the outcode or town. "" if no drive is known. */
export const fromStart = (duration: string, { origin }: Pick<PlaceContext, "origin">): string =>
  origin && duration !== "" ? `${duration} from ${startName(origin)}` : "";

/**
 * "Go to Saddleworth on Saturday: 5 hours of sun, 10°, dry. 44 min from LS6, there by 9:44. Dovestone Reservoir
 * takes the dog." Pages, shared links, their previews and messages all say it. It says "Go to" only of a place that we
 * advise.
 */
export function outingSentence(outing: Outing, context: Days & Pick<PlaceContext, "origin">): string {
  const { name, duration, arrives, suits, isAdvised, together } = outing;
  const sky = skyInWords(outing);
  const lead = `${isAdvised ? "Go to " : ""}${name} ${onDays(context)}`;
  const way = together ? leavingInWords(together, true) : fromStart(duration, context);
  return [sky ? `${lead}: ${sky}` : lead, way && `${way}, there by ${arrives}`, suits ?? ""]
    .filter(Boolean)
    .map((sentence) => `${capitalised(sentence)}.`)
    .join(" ");
}

/** "leave LS6 at 9:00 and M1 at 9:05"; with the drives "leave LS6 at 9:00 (55 min) and M1 at 9:05 (50 min)". */
export function leavingInWords(together: NonNullable<PlaceView["together"]>, hasDrives = false): string {
  const drive = (duration: string) => (hasDrives ? ` (${duration})` : "");
  return `leave ${namesInWords(together.map(({ start, duration, leaves }) => `${start} at ${leaves}${drive(duration)}`))}`;
}

/** "Yellow warning of wind; 5 hours of sun, 10°, dry". */
export const skyInWords = (outing: Outing): string =>
  [...issuedOf(outing.notes).map(({ lead }) => lowerFirst(lead)), weatherInWords(outing)]
    .filter(Boolean)
    .join("; ");

/** "5 hours of sun, 10°, dry"; for a stay "10°, partly cloudy, then 9°, overcast". */
function weatherInWords({ weather, score, dim, stay }: Outing): string {
  if (stay) {
    return stay
      .map(({ temperature, description }) => [temperature, description].filter(Boolean).join(", "))
      .join(", then ");
  }
  if (!weather) return dim ?? "";
  const reasons = score ? reasonsBesideDegrees(score.reasons) : [weather.description];
  const [first, ...others] = reasons.map(inFull).toSorted((a, b) => sunFirst(b) - sunFirst(a));
  return [first, weather.temperature, ...others, dim].filter(Boolean).join(", ");
}

const sunFirst = (reason: string): number => Number(reason.endsWith("of sun"));

/** "5 h of sun" is short for rows. */
const inFull = (reason: string): string =>
  reason
    .replace(/^\u00bd h /, "half an hour ")
    .replace(/^1 h /, "1 hour ")
    .replace(/^(\d+) h /, "$1 hours ");
