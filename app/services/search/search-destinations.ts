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
  /** In whole hours, 1–5. */
  readonly drivingHours: number;
  readonly date: LondonDate;
  /** Whether the visitor chose `date`. If not, the answer is for tomorrow once no place has daylight left. */
  readonly hasDay: boolean;
  readonly style: RankingStyle;
  /** When visitors leave home; null for the usual time. */
  readonly leave: ClockMinutes | null;
  readonly filters: Filters;
  /** The number of nights; 0 is a day out. Visitors can choose all days of the stay. */
  readonly nights: number;
  readonly order: ResultOrder;
  readonly offset: number;
  readonly limit: number;
  /** What to compute beside the page of places. */
  readonly extras?: SearchExtras;
}

/**
 * What a search computes beside its page. Each extra goes through all places, so it is computed only on
 * request.
 */
export interface SearchExtras {
  /** How many places would pass with each filter. */
  readonly counts?: boolean;
  /** `best`: the best score of each of the six days. `table`: the whole table of days. */
  readonly days?: "best" | "table" | null;
  /** Advice for a day on which it is hardly worth leaving home. */
  readonly badDay?: boolean;
  /** The places of all other pages, for a map. */
  readonly others?: boolean;
}

/** Adds the defaults to a search that has only a start, a limit and a day. */
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

/** What each search answers, whether or not it found places. */
interface AnsweredSearch {
  /** The day of the answer. */
  readonly date: LondonDate;
  /** How many places would pass with each filter; null unless asked for. */
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
  /** The places of one page, in order. Empty after the last page. */
  readonly places: readonly FoundPlace[];
  /** The places of all other pages, in order. Empty unless asked for. */
  readonly others: readonly Place[];
  /** Where the search starts. */
  readonly start: Point;
  /** The answer is for tomorrow, because no day was chosen and today has no daylight left. */
  readonly isTomorrowInstead: boolean;
  /** How many places within the drive pass the filters; at least 1. */
  readonly total: number;
  /** When visitors leave home. */
  readonly leavesAt: ClockMinutes;
  /**
   * The place with the best weather, whatever the order of the list. Null if no place has daylight: the list
   * is then ordered by drive.
   */
  readonly best: FoundPlace | null;
  /** The weather at home; null if no place near home has a score. */
  readonly home: HomeOfSearch | null;
  /** The six days, to compare; null unless asked for. */
  readonly days: SearchDays | null;
  /**
   * Advice for a day on which it is hardly worth leaving home. Null on any other day, and unless asked for.
   */
  readonly badDay: BadDay | null;
  /** What is known of official warnings; null if this site asks no service. */
  readonly warnings: KnownWarnings | null;
  /** The snapshot that the answer comes from. */
  readonly snapshot: Snapshot;
}

/** The weather at home, made from the places near it. */
interface HomeOfSearch {
  /** In whole points. */
  readonly score: number;
  /** The places that the score is made from, the nearest first. */
  readonly from: readonly FoundPlace[];
}

export type SearchFindings = SearchResults | EmptySearch;

export interface SearchDeps {
  readonly geocoder: Geocoder;
  readonly routePlanner: RoutePlanner;
  /** The embedded road graph. It shows without a request whether any place can be reached. */
  readonly roadNetwork: RoutePlanner;
  readonly snapshots: SnapshotSource;
  readonly warnings: WarningSource;
  readonly scores: ScoresOfSnapshot;
  readonly traits: TraitsOfSnapshot;
  readonly clock: Clock;
}

/**
 * Returns the places within the drive, in the wished order. `not-found`: there is no such postcode. Throws
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
  // Without places, the answer would wrongly be that no road leads from the start.
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
    nights === 0 ? scoresOn(date) : deps.scores.ofStay(snapshot, date, nights, query.style, nowMs);
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
  const datedQuery = { ...query, date };
  const filtering = filteringOf(
    ...([snapshot, table, datedQuery, deps.traits] as const),
    // The chosen leaving time counts on the search's own day. On any other day visitors leave at the usual
    // time.
    calmFor((day) => leavingTimeOn(day, datedQuery, nowMs)),
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
    ...{ snapshot, table, nowMs, homeScore, style: query.style, wish: datedQuery, warnings },
    ...{ scores: deps.scores, matchesAt: filtering.matchesAt },
    stay: query.nights === 0 ? null : { visits, nights: query.nights },
  });
  const places = { snapshot, table, nameRanks, home: start, foundPlaceAt };
  const { filterOn: wantedOn, overnightOn } = filtering;
  const search = {
    ...{ ...places, limitMinutes, nowMs, scoresOn, filterOn: wantedOn, query: datedQuery },
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
 * Returns the answer for the chosen day. If no day was chosen, returns the answer for today, or for tomorrow
 * if today has no daylight left. If no place has daylight tomorrow either, because the leaving time is late,
 * returns the answer for today.
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

/** One page with all places: no catalogue is larger than its limit. */
const ALL = { offset: 0, limit: 100_000 } as const;

/**
 * Splits a ranking into the places of the page and all others. Unless the others were asked for, the ranking
 * has only the page.
 */
function pageOf(positions: readonly number[], { offset, limit, extras }: SearchQuery) {
  if (!extras?.others) return { onPage: positions, others: [] };
  const end = offset + limit;
  return {
    onPage: positions.slice(offset, end),
    others: [...positions.slice(0, offset), ...positions.slice(end)],
  };
}

/** Applies the filters of a search to the places within its drive. Without filters it computes nothing. */
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
    /** Returns the filter for visitors who stay overnight. */
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
