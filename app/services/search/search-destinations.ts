import type { Point } from "#app/domain/geo/geo";
import type { Postcode } from "#app/domain/geo/postcode";
import { type Result, fail, ok } from "#app/domain/result";
import { addDays, monthOf } from "#app/domain/calendar/calendar-day";
import type { LondonDate, ClockMinutes } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { type Filters, NO_FILTERS, chosenFilters } from "#app/domain/filters/filters";
import { type FilterMatch, matchesOf } from "#app/domain/filters/matches";
import { type FilterCounts, countChoices, placeFilter } from "#app/domain/filters/place-filter";
import { bandPoints } from "#app/domain/ranking/band";
import { leavingTime } from "#app/domain/ranking/visit";
import type { VisitScores } from "#app/domain/ranking/visit-scores";
import { type HomeWeather, weatherAtHome } from "#app/domain/ranking/weather-at-home";
import { type RankedPage, type ResultOrder, rankVisits } from "#app/domain/ranking/weather-ranking";
import {
  type Clock,
  type DriveTable,
  type Geocoder,
  type RoutePlanner,
  type Snapshot,
  type SnapshotSource,
  SnapshotUnavailableError,
} from "#app/services/ports";
import { type SearchDays, daysOfSearch } from "./compare-days";
import { type EmptyReason, explainEmptySearch, explainNoMatch } from "./explain-empty-search";
import { type BadDay, describeBadDay } from "./describe-bad-day";
import type { ScoresOfSnapshot } from "./scores-of-snapshot";
import type { TraitsOfSnapshot } from "./traits-of-snapshot";

export interface SearchQuery {
  readonly postcode: Postcode;
  /** Whole hours, 1–5. */
  readonly drivingHours: number;
  readonly date: LondonDate;
  /** The visitor chose that day: without a choice, tomorrow is answered once no place has daylight left. */
  readonly hasDay: boolean;
  readonly style: RankingStyle;
  /** When they wish to leave home; null for the usual time. */
  readonly leave: ClockMinutes | null;
  readonly filters: Filters;
  readonly order: ResultOrder;
  readonly offset: number;
  readonly limit: number;
}

/** The defaults of a search that says only from where, how far and when. */
export const plainSearch = (
  wish: Pick<SearchQuery, "postcode" | "drivingHours" | "date" | "limit"> & { readonly hasDay?: boolean },
): SearchQuery => ({
  hasDay: true,
  ...wish,
  style: "urban",
  leave: null,
  filters: NO_FILTERS,
  order: "best",
  offset: 0,
});

/** What every search that was answered tells, whether it found places or none. */
interface AnsweredSearch {
  /** The day that is answered. */
  readonly date: LondonDate;
  /** What each filter would leave. */
  readonly filterCounts: () => FilterCounts;
}

/** A search that found no place, and why. */
export interface EmptySearch extends AnsweredSearch {
  readonly kind: "empty";
  readonly reason: EmptyReason;
}

/** A search that found places: positions are indexes into the snapshot and the drive table, in the wished order. */
export interface SearchResults extends AnsweredSearch {
  readonly kind: "found";
  readonly snapshot: Snapshot;
  readonly table: DriveTable;
  /** Where it starts. */
  readonly start: Point;
  /** No day was chosen and none of today's daylight is left, so tomorrow is answered. */
  readonly isTomorrowInstead: boolean;
  /** One page of them; empty past the last page. */
  readonly positions: readonly number[];
  /** How many places within the drive the filters leave in all: at least 1. */
  readonly total: number;
  /** When they leave home: what arrivals are counted from. */
  readonly leavesAt: ClockMinutes;
  /** The first by weather, whatever the order of the list; null where no place has daylight: the list is then by drive. */
  readonly best: number | null;
  readonly home: HomeWeather | null;
  /** The scores of all places on one of the six days, in the style of the search. */
  readonly scoresOn: (date: LondonDate) => VisitScores;
  /** What of a place answers the filters; null where none is chosen. */
  readonly matches: ((position: number) => readonly FilterMatch[]) | null;
  /** The six days beside each other, as far as they are asked for. */
  readonly days: () => SearchDays;
  /** The advice for a day that is hardly worth leaving for; null on all others. */
  readonly badDay: () => BadDay | null;
}

export type SearchFindings = SearchResults | EmptySearch;

export interface SearchDeps {
  readonly geocoder: Geocoder;
  readonly routePlanner: RoutePlanner;
  /** The embedded graph: tells at no cost whether a place can be reached at all. */
  readonly roadNetwork: RoutePlanner;
  readonly snapshots: SnapshotSource;
  readonly scores: ScoresOfSnapshot;
  readonly traits: TraitsOfSnapshot;
  readonly clock: Clock;
}

/**
 * The places within the drive, best weather first. `not-found`: no such postcode. Throws
 * SnapshotUnavailableError where neither the cache nor the database can answer.
 */
export async function searchDestinations(
  query: SearchQuery,
  deps: SearchDeps,
): Promise<Result<SearchFindings, "not-found">> {
  const [snapshot, located] = await Promise.all([
    deps.snapshots.current(),
    deps.geocoder.locate(query.postcode),
  ]);
  // An empty catalogue says nothing about the roads.
  if (snapshot.places.length === 0) throw new SnapshotUnavailableError("the catalogue is empty");
  if (!located.ok) {
    if (located.error === "not-found") return fail("not-found");
    const { filterCounts } = filteringOf(snapshot, EMPTY_TABLE, query, deps.traits);
    const reason = { code: "no-road-link", isCovered: false } as const;
    return ok({ kind: "empty", date: query.date, filterCounts, reason });
  }
  const longestMinutes = query.drivingHours * 60;
  const table = await deps.routePlanner.driveTimes(located.value, snapshot.places, longestMinutes);
  const nowMs = deps.clock();
  const nameTurns = deps.scores.nameTurns(snapshot);
  const scoresOn = (date: LondonDate) => deps.scores.of(snapshot, date, query.style, nowMs);
  const { filterOn } = filteringOf(snapshot, table, query, deps.traits);
  const limitMinutes = query.filters.within ?? longestMinutes;
  const rankOn = (date: LondonDate) => {
    const leavesAt = leavingTime(date, query.leave, nowMs);
    const band = bandPoints(date, londonDateOf(nowMs));
    const wish = { ...query, limitMinutes, leavesAt, filter: filterOn(date), bandPoints: band };
    return { date, leavesAt, page: rankVisits(scoresOn(date), table.minutes, nameTurns, wish) };
  };
  const { date, leavesAt, page } = dayToAnswer(query, rankOn);
  const answered = { ...query, date };
  const filtering = filteringOf(snapshot, table, answered, deps.traits);
  if (page.total === 0) {
    const reason =
      filtering.explain() ??
      (await explainEmptySearch(
        located.value,
        snapshot.places,
        table.minutes,
        deps.roadNetwork,
        filtering.bySea(),
      ));
    return ok({ kind: "empty", date, filterCounts: filtering.filterCounts, reason });
  }
  const home = located.value.point;
  const places = { snapshot, table, nameTurns, home };
  const search = { ...places, limitMinutes, nowMs, scoresOn, filterOn, query: answered };
  return ok({
    kind: "found",
    snapshot,
    table,
    start: home,
    leavesAt,
    scoresOn,
    date,
    isTomorrowInstead: date !== query.date,
    badDay: () => describeBadDay(search, page),
    days: () => daysOfSearch(search),
    positions: page.positions,
    total: page.total,
    best: page.best,
    filterCounts: filtering.filterCounts,
    matches: filtering.matches,
    home: weatherAtHome(scoresOn(date), snapshot.places, home, leavesAt),
  });
}

/**
 * The day of a search: the one that was chosen, else today, or tomorrow once today has no daylight left. A time of leaving that
 * leaves no daylight tomorrow either does not move the search.
 */
function dayToAnswer<Ranking extends { readonly page: RankedPage }>(
  { date, hasDay }: SearchQuery,
  rankOn: (date: LondonDate) => Ranking,
): Ranking {
  const today = rankOn(date);
  if (hasDay || !today.page.isDayOver) return today;
  const tomorrow = rankOn(addDays(date, 1));
  return tomorrow.page.best === null ? today : tomorrow;
}

/** The filters of a search, applied to the places within its drive. Nothing is computed without filters. */
function filteringOf(
  snapshot: Snapshot,
  { minutes }: DriveTable,
  { filters, drivingHours, date }: SearchQuery,
  traits: TraitsOfSnapshot,
) {
  const masksOn = (day: LondonDate) => (needs: number) => traits.masks(snapshot, monthOf(day))(needs);
  const isFiltered = chosenFilters(filters).length > 0;
  return {
    filterOn: (day: LondonDate) => placeFilter(filters, masksOn(day), traits.suits(snapshot, monthOf(day))),
    filterCounts: () => countChoices(minutes, drivingHours, filters, masksOn(date)),
    bySea: () => (filters.bySea ? placeFilter({ ...NO_FILTERS, bySea: true }, masksOn(date)) : null),
    explain: () => explainNoMatch(minutes, drivingHours * 60, filters, masksOn(date)),
    matches: isFiltered
      ? (position: number) => {
          const place = traits.things(snapshot)[position];
          return place ? matchesOf(place, filters, monthOf(date)) : [];
        }
      : null,
  };
}

const EMPTY_TABLE: DriveTable = {
  minutes: new Float32Array(),
  kilometres: new Float32Array(),
  ferry: new Uint8Array(),
};
