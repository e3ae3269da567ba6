import type { NoBest } from "#app/domain/ranking/day-comparison";
import type { BestWeekend } from "#app/services/search/compare-days";
import type { DayAtPlace, FoundPlace } from "#app/services/search/found-place";
import { reasonsBesideDegrees } from "#app/presenters/trips/outing-sentence";
import { type PlaceView, SHARED_FIELDS, present } from "#app/presenters/trips/present";
import { select } from "#app/presenters/select";
import { SKY_WORDS, type WeatherIconName } from "#app/presenters/trips/sky-words";
import type { SearchPageContext } from "./urls";

export interface BestOfDayView {
  /** Without a score "none", "dark" or, if there is no forecast, "–". */
  text: string;
  icon: WeatherIconName;
}

const ROW_FIELDS = [...SHARED_FIELDS, "arrives", "wind", "stay", "hook", "matches"] as const;

/** There is no room for its region. */
export interface RowView extends Pick<PlaceView, (typeof ROW_FIELDS)[number]> {
  /** It explains the order from here on. */
  heading?: string;
}

export function rowView(found: FoundPlace, context: SearchPageContext): RowView {
  const view = present(found, context, "row");
  const { wind, score, ...row } = select(view, ROW_FIELDS);
  return {
    ...row,
    score: score && { ...score, reasons: reasonsBesideDegrees(score.reasons) },
    ...(isWindy(context) && wind !== undefined && { wind }),
  };
}

/** It matters on hills and walks, and to visitors who asked for calm weather. */
const isWindy = ({ filters: { interests, offers } }: SearchPageContext): boolean =>
  interests.includes("hills") || interests.includes("walks") || offers.includes("calm");

export const NO_BEST = { "no-match": "none", dark: "dark", "no-forecast": "–" } as const;

const withoutSky = (text: string): BestOfDayView => ({ text, icon: "not-available" });

export function bestOfDayView(best: DayAtPlace | NoBest): BestOfDayView {
  if (typeof best === "string") return withoutSky(NO_BEST[best]);
  if (!best.weather || best.score === null) return withoutSky(NO_BEST["no-forecast"]);
  return { text: String(best.score), icon: SKY_WORDS[best.weather.condition].day };
}

/** With a night away: no sky of its own; null if it can't be chosen. */
export function bestOfWeekendView(best: BestWeekend | NoBest | null): BestOfDayView | null {
  return best && withoutSky(typeof best === "string" ? NO_BEST[best] : String(best.score));
}
