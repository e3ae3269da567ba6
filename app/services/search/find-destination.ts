import { monthOf } from "#app/domain/calendar/calendar-day";
import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import { type Filters, NO_FILTERS } from "#app/domain/filters/filters";
import { matchesIn } from "#app/domain/filters/matches";
import { isWanted, placeFilter } from "#app/domain/filters/place-filter";
import type { Postcode } from "#app/domain/geo/postcode";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { NEARBY_MINUTES, betterNearby } from "#app/domain/ranking/better-nearby";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { arrivalQuarter, leavingTime } from "#app/domain/ranking/visit";
import { longestOf } from "#app/domain/roads/together";
import { typicalMinutes } from "#app/domain/roads/traffic";
import { MAX_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { dayOfList } from "#app/services/search/found-place";
import type { GeocodeError, Origin } from "#app/services/ports";
import type { FoundPlace, Viewpoint } from "./found-place";
import { placesSeenFrom, viewFrom } from "./seen-place";
import type { SearchDeps } from "./search";

export interface DestinationQuery {
  readonly slug: string;
  /** Null if the visitor has given no start. */
  readonly origin: Postcode | null;
  /** Further starts. */
  readonly others?: readonly Postcode[];
  readonly date: LondonDate;
  /** If not, the answer is for tomorrow once the place has no daylight left. */
  readonly hasDay: boolean;
  /** Null for the usual time. */
  readonly leave: ClockMinutes | null;
  readonly style: RankingStyle;
  /** What matches the filters of the search that led here comes first. */
  readonly filters?: Filters;
  readonly asksBetter?: boolean;
}

export interface BetterNearby {
  readonly found: FoundPlace;
  readonly score: number;
  /** From the place that the visitor looks at. */
  readonly driveMinutes: number;
}

export interface FoundDestination {
  readonly found: FoundPlace;
  /** No day was chosen and today there is no daylight left on arrival. */
  readonly isTomorrowInstead: boolean;
  readonly hasStart: boolean;
  /** Null if the visitor has given no start. */
  readonly noDrive: GeocodeError | null;
  /** Further starts that do not exist or have no road link: the answer is without them. */
  readonly leftOut: readonly Postcode[];
  /** The best first. Empty unless asked for. */
  readonly better: readonly BetterNearby[];
}

/** Null if the catalogue has no such place. */
export async function findPlace(slug: string, { snapshots }: Pick<SearchDeps, "snapshots">) {
  const { places } = await snapshots.current();
  return places.find((place) => place.slug === slug) ?? null;
}

/** As a search from the visitor's start shows it; null if the catalogue has no such place. */
export async function findDestination(
  query: DestinationQuery,
  deps: SearchDeps,
): Promise<FoundDestination | null> {
  const { origin, others = [], style } = query;
  const [snapshot, notes] = await Promise.all([deps.snapshots.current(), deps.notes.current()]);
  const position = snapshot.places.findIndex(({ slug }) => slug === query.slug);
  if (position < 0) return null;
  const starts = origin ? [origin, ...others] : [];
  const all = await Promise.all(starts.map((start) => deps.geocoder.locate(start)));
  const [located = null] = all;
  // Without the visitor's own start there is no drive at all.
  const origins = located?.ok ? all.flatMap((each) => (each.ok ? [each.value] : [])) : [];
  const tables = await Promise.all(
    origins.map((each) => deps.routePlanner.driveTimes(each, snapshot.places, MAX_DRIVING_HOURS * 60)),
  );
  const { scores } = deps;
  const nowMs = deps.clock();
  const viewpoint = { snapshot, ...viewFrom(origins, tables), style, wish: query, nowMs, scores, notes };
  const date = dayToShow(query, placesSeenFrom(viewpoint)(position), nowMs);
  const { filters = NO_FILTERS } = query;
  const matchesAt = matchesIn(() => deps.traits.things(snapshot), filters, date);
  const view = { ...viewpoint, wish: { ...query, date }, matchesAt };
  return {
    found: placesSeenFrom(view)(position),
    isTomorrowInstead: date !== query.date,
    hasStart: origins.length > 0,
    noDrive: located && !located.ok ? located.error : null,
    leftOut: starts.filter((_, start) => !all[start]?.ok),
    better: query.asksBetter ? await findBetterNearby(position, view, deps) : [],
  };
}

/** The query's, or tomorrow if neither a day nor a time was chosen and today's daylight is over. */
const dayToShow = (
  { date, hasDay, leave }: DestinationQuery,
  found: FoundPlace,
  nowMs: number,
): LondonDate => (hasDay || leave !== null ? date : dayOfList([found], nowMs));

/** On the same day, from the arrival on. For the beach style, only places by the sea count. */
async function findBetterNearby(
  position: number,
  view: Viewpoint,
  { roadNetwork, scores, traits }: SearchDeps,
): Promise<BetterNearby[]> {
  const { snapshot, table, others = [], style, nowMs } = view;
  const { date, leave } = view.wish;
  const place = snapshot.places[position];
  const postcode = place && parsePostcode(place.postcode);
  if (!postcode) return [];
  const origin: Origin = { postcode, point: place, precision: "unit" };
  const around = await roadNetwork.driveTimes(origin, snapshot.places, NEARBY_MINUTES);
  const bySea = placeFilter({ ...NO_FILTERS, bySea: style === "beach" }, (needs) =>
    traits.masks(snapshot, monthOf(date))(needs),
  );
  const leavesAt = leavingTime(date, leave, nowMs);
  const tables = [table, ...others.map((other) => other.table)].flatMap((each) => each ?? []);
  const drives = tables.length > 0 && longestOf(tables.map((each) => typicalMinutes(each, date, leavesAt)));
  const better = betterNearby(scores.of(snapshot, date, style, nowMs), position, {
    minutesFromPlace: typicalMinutes(around, date, leavesAt),
    nameRanks: scores.nameRanks(snapshot),
    quarterOfArrival(other) {
      if (bySea && other !== position && !isWanted(bySea, other)) return null;
      const drive = drives ? (drives[other] ?? Infinity) : 0;
      return Number.isFinite(drive) ? arrivalQuarter(leavesAt, drive) : null;
    },
  });
  const found = placesSeenFrom(view);
  return better
    .map(({ position: at, score, driveMinutes }) => ({ found: found(at), score, driveMinutes }))
    .filter((each) => !each.found.isWarned);
}
