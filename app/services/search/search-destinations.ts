import type { Place } from "#app/domain/catalogue/destination";
import type { Point } from "#app/domain/geo/geo";
import type { Postcode } from "#app/domain/geo/postcode";
import { type Result, fail, ok } from "#app/domain/result";
import { addDays, monthOf } from "#app/domain/calendar/calendar-day";
import type { LondonDate, ClockMinutes } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { type Filters, NO_FILTERS, chosenFilters, withSomewhereToStay } from "#app/domain/filters/filters";
import { matchesOf } from "#app/domain/filters/matches";
import {
  type FilterCounts,
  countChoices,
  masksWithCalm,
  placeFilter,
} from "#app/domain/filters/place-filter";
import { bandPoints } from "#app/domain/ranking/band";
import { calmPlaces } from "#app/domain/ranking/calm-places";
import { daysOfStay, stayScores } from "#app/domain/ranking/stay-scores";
import { leavingTime, leavingTimeOn } from "#app/domain/ranking/visit";
import { weatherAtHome } from "#app/domain/ranking/weather-at-home";
import { type RankedPage, type ResultOrder, rankVisits } from "#app/domain/ranking/weather-ranking";
import {
  type Clock,
  type DriveTable,
  type Geocoder,
  type RoutePlanner,
  type Snapshot,
  type SnapshotSource,
  SnapshotUnavailableError,
  placeAt,
} from "#app/services/ports";
import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import type { WarningSource } from "#app/services/warnings/ports";
import { type SearchDays, daysOfSearch } from "./compare-days";
import { type EmptyReason, explainEmptySearch, explainNoMatch } from "./explain-empty-search";
import { type BadDay, describeBadDay } from "./describe-bad-day";
import { type FoundPlace, placesSeenFrom } from "./found-place";
import type { ScoresOfSnapshot } from "./scores-of-snapshot";
import type { TraitsOfSnapshot } from "./traits-of-snapshot";

export interface SearchQuery {
  readonly postcode: Postcode;
  /** Whole hours, 1–5. */
  readonly drivingHours: number;
  readonly date: LondonDate;
  /** Whether the visitor chose that day. If not, the answer is for tomorrow once no place has daylight left. */
  readonly hasDay: boolean;
  readonly style: RankingStyle;
  /** When they leave home; null for the usual time. */
  readonly leave: ClockMinutes | null;
  readonly filters: Filters;
  /** The number of nights, 0 for a day out. All days of the stay can be chosen. */
  readonly nights: number;
  readonly order: ResultOrder;
  readonly offset: number;
  readonly limit: number;
  /** What to compute besides the page of places. */
  readonly extras?: SearchExtras;
}

/** What a search computes besides its page, only on request, since each extra goes through all places. */
export interface SearchExtras {
  /** How many places each filter would leave. */
  readonly counts?: boolean;
  /** The best score of each of the six days, or the whole table of days. */
  readonly days?: "best" | "table" | null;
  /** The advice for a day that is hardly worth leaving for. */
  readonly badDay?: boolean;
  /** The places of all other pages, as a map shows them. */
  readonly others?: boolean;
}

/** The defaults of a search that only has a start, a limit and a day. */
export const plainSearch = (
  wish: Pick<SearchQuery, "postcode" | "drivingHours" | "date" | "limit"> & { readonly hasDay?: boolean },
): SearchQuery => ({
  hasDay: true,
  ...wish,
  style: "urban",
  leave: null,
  filters: NO_FILTERS,
  nights: 0,
  order: "best",
  offset: 0,
});

/** What every answered search has, whether or not it found places. */
interface AnsweredSearch {
  /** The day of the answer. */
  readonly date: LondonDate;
  /** How many places each filter would leave; null unless asked for. */
  readonly counts: FilterCounts | null;
}

/** A search that found no place, and why. */
export interface EmptySearch extends AnsweredSearch {
  readonly kind: "empty";
  readonly reason: EmptyReason;
}

/** A search that found places. */
export interface SearchResults extends AnsweredSearch {
  readonly kind: "found";
  /** One page of places in their order; empty past the last page. */
  readonly places: readonly FoundPlace[];
  /** The places before the page and after it, in their order; empty unless asked for. */
  readonly others: readonly Place[];
  /** Where the search starts. */
  readonly start: Point;
  /** No day was chosen and none of today's daylight is left, so the answer is for tomorrow. */
  readonly isTomorrowInstead: boolean;
  /** How many places within the drive pass the filters: at least 1. */
  readonly total: number;
  /** When visitors leave home; arrivals are counted from it. */
  readonly leavesAt: ClockMinutes;
  /**
   * The best by weather, whatever the order of the list; null if no place has daylight: the list is then in
   * order of drive.
   */
  readonly best: FoundPlace | null;
  /** Staying at home; null if no place nearby has a score. */
  readonly home: HomeOfSearch | null;
  /** The six days beside each other; null unless asked for. */
  readonly days: SearchDays | null;
  /** The advice for a day that is hardly worth leaving for; null on all others, and unless asked for. */
  readonly badDay: BadDay | null;
  /** What is known of official warnings; null if this site asks no service. */
  readonly warnings: KnownWarnings | null;
  /** The snapshot that all of this is from. */
  readonly snapshot: Snapshot;
}

/** The weather at home. */
interface HomeOfSearch {
  /** Whole points. */
  readonly score: number;
  /** The places that it is made from, nearest first. */
  readonly from: readonly FoundPlace[];
}

export type SearchFindings = SearchResults | EmptySearch;

export interface SearchDeps {
  readonly geocoder: Geocoder;
  readonly routePlanner: RoutePlanner;
  /** The embedded graph, which shows without a request whether a place can be reached at all. */
  readonly roadNetwork: RoutePlanner;
  readonly snapshots: SnapshotSource;
  /** Official warnings. */
  readonly warnings: WarningSource;
  readonly scores: ScoresOfSnapshot;
  readonly traits: TraitsOfSnapshot;
  readonly clock: Clock;
}

/**
 * Returns the places within the drive, best weather first. `not-found`: no such postcode. Throws
 * SnapshotUnavailableError if neither the cache nor the database can answer.
 */
export async function searchDestinations(
  query: SearchQuery,
  deps: SearchDeps,
): Promise<Result<SearchFindings, "not-found">> {
  const { extras = {} } = query;
  const [snapshot, located, warnings] = await Promise.all([
    deps.snapshots.current(),
    deps.geocoder.locate(query.postcode),
    deps.warnings.current(),
  ]);
  // An empty catalogue would look like a start without roads to any place.
  if (snapshot.places.length === 0) throw new SnapshotUnavailableError("the catalogue is empty");
  if (!located.ok) {
    if (located.error === "not-found") return fail("not-found");
    const counts = extras.counts
      ? filteringOf(snapshot, EMPTY_TABLE, query, deps.traits, NO_PLACES).count()
      : null;
    const reason = { code: "no-road-link", isCovered: false } as const;
    return ok({ kind: "empty", date: query.date, counts, reason });
  }
  const longestMinutes = query.drivingHours * 60;
  const table = await deps.routePlanner.driveTimes(located.value, snapshot.places, longestMinutes);
  const nowMs = deps.clock();
  const nameRanks = deps.scores.nameRanks(snapshot);
  const scoresOn = (date: LondonDate) => deps.scores.of(snapshot, date, query.style, nowMs);
  const rankedOn = (date: LondonDate, nights = query.nights) =>
    nights === 0
      ? scoresOn(date)
      : stayScores(daysOfStay(date, nights).map(scoresOn), snapshot.places.length);
  const leavesOn = (day: LondonDate) => leavingTime(day, query.leave, nowMs);
  const calmFor = (leavesAtOn: typeof leavesOn) => (day: LondonDate) =>
    calmPlaces(scoresOn(day), table.minutes, longestMinutes, leavesAtOn(day));
  const { filterOn } = filteringOf(snapshot, table, query, deps.traits, calmFor(leavesOn));
  const limitMinutes = query.filters.within ?? longestMinutes;
  const rankOn = (date: LondonDate) => {
    const leavesAt = leavesOn(date);
    const band = bandPoints(date, londonDateOf(nowMs), snapshot.calibration?.bands);
    const limits = { limitMinutes, leavesAt, filter: filterOn(date), bandPoints: band };
    const shut = deps.traits.shut(snapshot, date);
    const wish = { ...query, ...(extras.others && ALL), ...limits, shut };
    return { date, leavesAt, page: rankVisits(rankedOn(date), table.minutes, nameRanks, wish) };
  };
  const { date, leavesAt, page } = dayToAnswer(query, rankOn);
  const answered = { ...query, date };
  const filtering = filteringOf(
    ...([snapshot, table, answered, deps.traits] as const),
    // The chosen time of leaving is for the search's day; on other days visitors leave at the usual time.
    calmFor((day) => leavingTimeOn(day, answered, nowMs)),
  );
  const counts = extras.counts ? filtering.count() : null;
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
    return ok({ kind: "empty", date, counts, reason });
  }
  const start = located.value.point;
  const visits = rankedOn(date);
  const home = weatherAtHome(visits, snapshot.places, start, leavesAt);
  const homeScore = home && Math.round(home.value);
  const foundPlaceAt = placesSeenFrom({
    ...{ snapshot, table, nowMs, homeScore, style: query.style, wish: answered, warnings },
    ...{ scores: deps.scores, matchesAt: filtering.matchesAt },
    stay: query.nights === 0 ? null : { visits, nights: query.nights },
  });
  const places = { snapshot, table, nameRanks, home: start, foundPlaceAt };
  const { filterOn: wantedOn, overnightOn } = filtering;
  const search = {
    ...{ ...places, limitMinutes, nowMs, scoresOn, filterOn: wantedOn, query: answered },
    stayOn: (day: LondonDate) => ({ visits: rankedOn(day, 1), filter: overnightOn(day) }),
  };
  const { onPage, others } = pageOf(page.positions, query);
  return ok({
    kind: "found",
    date,
    isTomorrowInstead: date !== query.date,
    leavesAt,
    start,
    total: page.total,
    places: onPage.map(foundPlaceAt),
    others: others.map((position) => placeAt(snapshot, position)),
    best: page.best === null ? null : foundPlaceAt(page.best),
    home: home && { score: Math.round(home.value), from: home.from.map(foundPlaceAt) },
    counts,
    days: extras.days ? daysOfSearch(search, extras.days) : null,
    warnings,
    badDay: extras.badDay && query.nights === 0 ? describeBadDay(search, page) : null,
    snapshot,
  });
}

/**
 * Returns the day of a search: the chosen one, otherwise today, or tomorrow if today has no daylight left.
 * If the time of leaving is after dark tomorrow too, the search stays on today.
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

/** A page of all places: its limit is above any catalogue's size. */
const ALL = { offset: 0, limit: 100_000 } as const;

/** Returns one page of a ranking, and the others if the ranking has them. */
function pageOf(positions: readonly number[], { offset, limit, extras }: SearchQuery) {
  if (!extras?.others) return { onPage: positions, others: [] };
  const end = offset + limit;
  return {
    onPage: positions.slice(offset, end),
    others: [...positions.slice(0, offset), ...positions.slice(end)],
  };
}

/** The filters of a search, applied to the places within its drive. Nothing is computed without filters. */
function filteringOf(
  snapshot: Snapshot,
  { minutes }: DriveTable,
  { filters, drivingHours, date }: SearchQuery,
  traits: TraitsOfSnapshot,
  calmOn: (day: LondonDate) => Uint8Array,
) {
  const masksOn = (day: LondonDate) => (needs: number) => traits.masks(snapshot, monthOf(day))(needs);
  const withCalm = (day: LondonDate) => masksWithCalm(masksOn(day), calmOn(day));
  const wantedOn = filters.offers.includes("calm") ? withCalm : masksOn;
  const filterFor = (wish: Filters, day: LondonDate) =>
    placeFilter(wish, wantedOn(day), traits.suitability(snapshot, monthOf(day)));
  const isFiltered = chosenFilters(filters).length > 0;
  return {
    filterOn: (day: LondonDate) => filterFor(filters, day),
    /** The filter for visitors who stay overnight. */
    overnightOn: (day: LondonDate) => filterFor(withSomewhereToStay(filters), day),
    count: () => countChoices(minutes, drivingHours, filters, withCalm(date)),
    bySea: () => (filters.bySea ? placeFilter({ ...NO_FILTERS, bySea: true }, masksOn(date)) : null),
    explain: () => explainNoMatch(minutes, drivingHours * 60, filters, wantedOn(date)),
    matchesAt: isFiltered
      ? (position: number) => {
          const place = traits.things(snapshot)[position];
          return place ? matchesOf(place, filters, date) : [];
        }
      : null,
  };
}

const NO_PLACES = (): Uint8Array => new Uint8Array();

const EMPTY_TABLE: DriveTable = {
  minutes: new Float32Array(),
  kilometres: new Float32Array(),
  ferry: new Uint8Array(),
};
