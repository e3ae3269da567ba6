import { CLOSURES, closureInWords } from "#app/domain/catalogue/closure";
import { shortWeekdayOrToday } from "#app/domain/calendar/words";
import { WARMTH_WORDS } from "#app/domain/ranking/score-reasons";
import type { NoBest } from "#app/domain/ranking/day-comparison";
import type { BestWeekend } from "#app/services/search/compare-days";
import type { DayAtPlace, FoundPlace } from "#app/services/search/found-place";
import type { RowView, ScoreView, StayDayView } from "#app/presenters/trips/card-view";
import { cardView, degrees } from "#app/presenters/trips/present";
import { hookText } from "#app/presenters/trips/hook";
import { SKY_WORDS } from "#app/presenters/trips/sky-words";
import { matchInWords } from "./filters";
import type { SearchPageContext } from "./urls";
import type { BestOfDayView } from "./view";

/** There is room for this many reasons beside the temperature. */
const MOST_REASONS = 2;

/** The card of one place of the list. It also names what matches the filters or, if nothing does, what is there. */
export function rowView(found: FoundPlace, context: SearchPageContext): RowView {
  const matches = found.matches?.length ? found.matches : null;
  // A row has no room for the region.
  const { wind, score, region, ...card } = cardView(found, { ...context, isRow: true });
  const stay = found.stay?.map((day) => stayDayView(day, context));
  const closure = closureWords(found, context);
  const hook = matches || closure !== null ? "" : hookText(found.details, context.date);
  return {
    ...card,
    score: score && withoutWarmth(score),
    ...(stay && { stay }),
    ...(hook && { hook }),
    ...(closure !== null && { closure }),
    // The days of a stay have a line each, which leaves only one line for what matches.
    ...(matches && { matches: matches.slice(0, stay ? 1 : matches.length).map(matchInWords) }),
    ...(isWindy(context) && wind && { wind }),
  };
}

/** "House and gardens closed until April", or null if neither the place's namesake nor all of it is shut. */
function closureWords({ rank, place, details }: FoundPlace, { date }: SearchPageContext): string | null {
  const isOpen = (rank?.closure ?? CLOSURES.none) === CLOSURES.none;
  return isOpen ? null : closureInWords(place, details.activities, date);
}

function stayDayView(
  { date, weather, score }: DayAtPlace,
  { temperatureUnit, nowMs }: SearchPageContext,
): StayDayView {
  return {
    label: shortWeekdayOrToday(date, nowMs),
    icon: weather ? SKY_WORDS[weather.condition].day : "not-available",
    description: weather ? SKY_WORDS[weather.condition].description : "no forecast",
    temperature: weather && degrees(temperatureUnit, weather.temperatureMaxC),
    score,
  };
}

/** Leaves out reasons such as "chilly", because the temperature is beside them. */
function withoutWarmth(score: ScoreView): ScoreView {
  const reasons = score.reasons.filter((reason) => !WARMTH_WORDS.has(reason));
  return { ...score, reasons: reasons.slice(0, MOST_REASONS) };
}

/** Whether to show the wind. It matters on hills and walks, and to visitors who asked for calm weather. */
const isWindy = ({ filters: { interests, offers } }: SearchPageContext): boolean =>
  interests.includes("hills") || interests.includes("walks") || offers.includes("calm");

/** What a day without a best place shows instead of its score. */
export const NO_BEST: Readonly<Record<NoBest, BestOfDayView>> = {
  "no-match": { text: "none", icon: "not-available" },
  dark: { text: "dark", icon: "not-available" },
  "no-forecast": { text: "–", icon: "not-available" },
};

/** The sky and the score of the best place on a day, or why no place has a score. */
export function bestOfDayView(best: DayAtPlace | NoBest): BestOfDayView {
  if (typeof best === "string") return NO_BEST[best];
  if (!best.weather || best.score === null) return NO_BEST["no-forecast"];
  const { condition } = best.weather;
  return { text: String(best.score), icon: SKY_WORDS[condition].day };
}

/** The same for a weekend with a night away, which has no sky of its own; null if it can't be chosen. */
export function bestOfWeekendView(best: BestWeekend | NoBest | null): BestOfDayView | null {
  if (best === null || typeof best === "string") return best && NO_BEST[best];
  return { text: String(best.score), icon: "not-available" };
}
