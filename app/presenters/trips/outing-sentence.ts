import { longWeekday } from "#app/domain/calendar/words";
import { startName } from "#app/domain/geo/postcode";
import { capitalised } from "#app/domain/text";
import { WARMTH_WORDS } from "#app/domain/ranking/score-reasons";
import { issuedOf } from "#app/presenters/notes/notes-view";
import type { PlaceView } from "./card-view";
import type { PlaceContext } from "./present";

const MOST_REASONS = 2;

/** Without words such as "chilly": the degrees are beside them. */
export const reasonsBesideDegrees = (reasons: readonly string[]): string[] =>
  reasons.filter((reason) => !WARMTH_WORDS.has(reason)).slice(0, MOST_REASONS);

type Outing = Pick<PlaceView, "name" | "weather" | "score" | "dim" | "notes" | "duration">;

/**
 * "Saddleworth on Saturday? 10°, 5 h of sun, dry. 44 min from LS6.": read elsewhere, so with the weekday, and
 * of the start no more than the outcode or town.
 */
export function outingSentence(
  { name, weather, score, dim, notes, duration }: Outing,
  { date, origin }: Pick<PlaceContext, "date" | "origin">,
): string {
  const sky = weather && [
    weather.temperature,
    ...(score ? reasonsBesideDegrees(score.reasons) : [weather.description]),
  ];
  const sentences = [
    ...issuedOf(notes).map(({ lead }) => lead),
    [...(sky ?? []), ...(dim === undefined ? [] : [dim])].join(", "),
    origin && duration !== "" ? `${duration} from ${startName(origin)}` : "",
  ];
  return [
    `${name} on ${longWeekday(date)}?`,
    ...sentences.filter(Boolean).map((sentence) => `${capitalised(sentence)}.`),
  ].join(" ");
}
