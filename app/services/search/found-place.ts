import type { PublishedDetails } from "#app/domain/catalogue/nearby";
import type { Closure } from "#app/domain/catalogue/closure";
import type { Place } from "#app/domain/catalogue/destination";
import type { LondonDate, TimeSpan } from "#app/domain/calendar/clock";
import type { FilterMatch } from "#app/domain/filters/matches";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { type LeavingWish, type Visit, isDayOver } from "#app/domain/ranking/visit";
import type { VisitScores } from "#app/domain/ranking/visit-scores";
import type { VisitWeather } from "#app/domain/ranking/visit-weather";
import { addDays } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { forecastForDate } from "#app/domain/weather/forecast-freshness";
import type { Units } from "#app/domain/units";
import type { Caution, Issued, Note, Notes, Surface } from "#app/services/notes/ports";
import type { Snapshot } from "#app/services/ports";
import type { Drive, Start } from "./drives";
import type { ScoresOfSnapshot } from "./scores-of-snapshot";

/** Visit and weather are computed when they are first read. */
export interface DayAtPlace {
  readonly date: LondonDate;
  readonly visit: Visit;
  /** Null if the forecast does not reach the day, or with less than half an hour of daylight. */
  readonly weather: VisitWeather | null;
  /** In whole points, 0–100. Null if there is no forecast, or too little daylight. */
  readonly score: number | null;
  readonly away: TimeSpan;
  /** Why the visit must not be praised or recommended; null if it may. */
  readonly caution: Caution | null;
  readonly isWarned: boolean;
  /** What is said of the place on this day, or on another, in words for one surface. */
  readonly notes: (surface: Surface, units: Units, date?: LondonDate) => readonly Note[];
}

/** Beside its score and its drive, in the order of a search. */
interface RankOfPlace {
  readonly isInBand: boolean;
  /** See `SuitabilityFor`; 0 without needs. */
  readonly suitability: number;
  readonly closure: Closure;
}

/** Days, matches and details are computed when they are first read. */
export interface FoundPlace extends DayAtPlace {
  /** Each with its own score, whose mean is the place's. Null for a day out. */
  readonly stay: readonly DayAtPlace[] | null;
  readonly dayOut: FoundPlace;
  readonly place: Place;
  /** Null if there is no forecast, or if it is too old to show. */
  readonly forecast: PlaceForecast | null;
  /** From home. Null without a start, or if no route is within the limit. */
  readonly drive: Drive | null;
  /** From all starts, home first. Empty if one of them has none. */
  readonly drives: readonly Drive[];
  readonly isOutOfReach: boolean;
  /** Null if one of the two scores is unknown. */
  readonly pointsAboveHome: number | null;
  /** Null in a list that is not a search. */
  readonly rank: RankOfPlace | null;
  /** What at the place matches; null without filters. */
  readonly matches: readonly FilterMatch[] | null;
  /** The six that visitors can choose, today first. */
  readonly days: readonly DayAtPlace[];
  readonly dayScores: readonly Pick<DayAtPlace, "date" | "score">[];
  readonly issued: Issued;
  /** Only a way under the tide leads there. */
  readonly isCutOff: boolean;
  readonly details: PublishedDetails;
}

/** The start and the wishes of a visitor. */
export interface Viewpoint extends Start {
  readonly snapshot: Snapshot;
  readonly style: RankingStyle;
  readonly wish: LeavingWish;
  readonly nowMs: number;
  readonly scores: Pick<ScoresOfSnapshot, "of">;
  /** Null or absent for a day out. */
  readonly stay?: { readonly visits: VisitScores; readonly nights: number } | null;
  /** Further starts. */
  readonly others?: readonly Start[];
  readonly notes: Notes;
  /** In whole points; null if it is unknown. */
  readonly homeScore?: () => number | null;
  /** Absent in a list that is not a search. */
  readonly rankAt?: (position: number) => RankOfPlace;
  /** Null or absent without filters. */
  readonly matchesAt?: ((position: number) => readonly FilterMatch[]) | null;
}

/** Today, or tomorrow if no place has daylight left on arrival. */
export function dayOfList(places: readonly FoundPlace[], nowMs: number): LondonDate {
  const today = londonDateOf(nowMs);
  let withoutEnoughLight = 0;
  let unknown = 0;
  for (const { forecast, visit } of places) {
    if (!forecastForDate(forecast, today)) unknown++;
    else if (visit.light !== "daylight") withoutEnoughLight++;
  }
  return isDayOver({ withoutEnoughLight, unknown }, places.length) ? addDays(today, 1) : today;
}
