import { seeVisit } from "#app/domain/ranking/seen-visit";
import { WARMTH_WORDS } from "#app/domain/ranking/score-reasons";
import { usableForecast } from "#app/domain/weather/forecast-freshness";
import type { SearchResults } from "#app/services/search/search-destinations";
import type { RowView, ScoreView } from "#app/presenters/trips/card-view";
import { cardView } from "#app/presenters/trips/destination-card";
import { hookOfPlace } from "#app/presenters/trips/hook";
import { SKY_WORDS } from "#app/presenters/trips/sky-words";
import { matchInWords } from "./filters";
import type { SearchPageContext } from "./urls";
import type { BestOfDayView } from "./view";

/** Beside the temperature there is room for so many. */
const MOST_REASONS = 2;

/** One place of the list: its card with what is there, or with what matches the filters. */
export function rowView(findings: SearchResults, context: SearchPageContext, position: number): RowView {
  const { snapshot, table, matches } = findings;
  const { wind, score, ...card } = cardView(snapshot, table, position, { ...context, isRow: true });
  const hook = matches ? undefined : hookOfPlace(snapshot, position, context.date);
  return {
    ...card,
    score: score && withoutWarmth(score),
    ...(hook && { hook }),
    ...(matches && { matches: matches(position).map(matchInWords) }),
    ...(isWindy(context) && wind && { wind }),
  };
}

/** The temperature is beside the reasons: "chilly" says it twice. */
function withoutWarmth(score: ScoreView): ScoreView {
  const reasons = score.reasons.filter((reason) => !WARMTH_WORDS.has(reason));
  return { ...score, reasons: reasons.slice(0, MOST_REASONS) };
}

/** On hills and walks the wind decides. */
const isWindy = ({ filters: { interests } }: SearchPageContext): boolean =>
  interests.includes("hills") || interests.includes("walks");

/** The best place of each of the six days, its score and its sky; null where none has a score. */
export function bestOfDays(findings: SearchResults, { nowMs }: SearchPageContext): (BestOfDayView | null)[] {
  const { snapshot, table } = findings;
  const days = findings.days();
  return days.best().map((best, day) => {
    const place = best && snapshot.places[best.position];
    const [date, leavesAt] = [days.dates[day], days.leavesAt[day]];
    if (!place || date === undefined || leavesAt === undefined) return null;
    const forecast = usableForecast(snapshot.forecasts[best.position] ?? null, nowMs);
    const { weather } = seeVisit(place, forecast, table.minutes[best.position], date, leavesAt);
    return weather && { score: best.score, icon: SKY_WORDS[weather.condition].day };
  });
}
