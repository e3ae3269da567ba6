import { monthOf } from "#app/domain/calendar/calendar-day";
import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import { NO_FILTERS } from "#app/domain/filters/filters";
import { isWanted, placeFilter } from "#app/domain/filters/place-filter";
import { type Postcode, parsePostcode } from "#app/domain/geo/postcode";
import { NEARBY_MINUTES, betterNearby } from "#app/domain/ranking/better-nearby";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { arrivalQuarter, leavingTime } from "#app/domain/ranking/visit";
import { MAX_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { dayOfList } from "#app/services/history/day-of-list";
import type { GeocodeError, Origin } from "#app/services/ports";
import { type FoundPlace, type Viewpoint, placesSeenFrom } from "./found-place";
import type { SearchDeps } from "./search-destinations";

export interface DestinationQuery {
  readonly slug: string;
  /** Where the drive starts; null if the visitor has not said. */
  readonly origin: Postcode | null;
  readonly date: LondonDate;
  /** Whether the visitor chose that day. If not, tomorrow is shown once the place has no daylight left. */
  readonly hasDay: boolean;
  /** When they leave home; null for the usual time. */
  readonly leave: ClockMinutes | null;
  readonly style: RankingStyle;
  /** Whether the better places nearby are wanted too. */
  readonly asksBetter?: boolean;
}

/** A place nearby with better weather for a visit on the same day. */
export interface BetterNearby {
  readonly found: FoundPlace;
  /** Whole points. */
  readonly score: number;
  /** Whole minutes by road from the other place. */
  readonly driveMinutes: number;
}

export interface FoundDestination {
  readonly found: FoundPlace;
  /** No day was chosen and none of today's daylight is left on arrival, so this is tomorrow. */
  readonly isTomorrowInstead: boolean;
  /** Whether drives are known from where the visitor starts. */
  readonly hasStart: boolean;
  /** Why they are unknown, if the visitor has given a start. */
  readonly noDrive: GeocodeError | null;
  /** Best first; empty unless asked for. */
  readonly better: readonly BetterNearby[];
}

/** Returns what the catalogue publishes of a place; null if it has no such place. */
export async function findPlace(slug: string, { snapshots }: Pick<SearchDeps, "snapshots">) {
  const { places } = await snapshots.current();
  return places.find((place) => place.slug === slug) ?? null;
}

/** Returns a named place as a search from there sees it; null if the catalogue has no such place. */
export async function findDestination(
  query: DestinationQuery,
  deps: SearchDeps,
): Promise<FoundDestination | null> {
  const { origin, style } = query;
  const [snapshot, warnings] = await Promise.all([deps.snapshots.current(), deps.warnings.current()]);
  const position = snapshot.places.findIndex(({ slug }) => slug === query.slug);
  if (position < 0) return null;
  const located = origin ? await deps.geocoder.locate(origin) : null;
  const table = located?.ok
    ? await deps.routePlanner.driveTimes(located.value, snapshot.places, MAX_DRIVING_HOURS * 60)
    : null;
  const { scores } = deps;
  const nowMs = deps.clock();
  const asked = { snapshot, table, style, wish: query, nowMs, scores, warnings };
  const date = dayToShow(query, placesSeenFrom(asked)(position), nowMs);
  const view = { ...asked, wish: { ...query, date } };
  return {
    found: placesSeenFrom(view)(position),
    isTomorrowInstead: date !== query.date,
    hasStart: table !== null,
    noDrive: located && !located.ok ? located.error : null,
    better: query.asksBetter ? await findBetterNearby(position, view, deps) : [],
  };
}

/** Returns the day to show: the visitor's, or tomorrow if they chose neither a day nor a time and today's light is over. */
const dayToShow = (
  { date, hasDay, leave }: DestinationQuery,
  found: FoundPlace,
  nowMs: number,
): LondonDate => (hasDay || leave !== null ? date : dayOfList([found], nowMs));

/**
 * Finds places around this one with better weather on that day's visit, each from its own arrival; for the
 * beach style, places by the sea.
 */
async function findBetterNearby(
  position: number,
  view: Viewpoint,
  { roadNetwork, scores, traits }: SearchDeps,
): Promise<BetterNearby[]> {
  const { snapshot, table, style, nowMs } = view;
  const { date, leave } = view.wish;
  const place = snapshot.places[position];
  const postcode = place && parsePostcode(place.postcode);
  if (!postcode) return [];
  const origin: Origin = { postcode, point: place, precision: "unit" };
  const { minutes } = await roadNetwork.driveTimes(origin, snapshot.places, NEARBY_MINUTES);
  const bySea = placeFilter({ ...NO_FILTERS, bySea: style === "beach" }, (needs) =>
    traits.masks(snapshot, monthOf(date))(needs),
  );
  const leavesAt = leavingTime(date, leave, nowMs);
  const better = betterNearby(scores.of(snapshot, date, style, nowMs), position, {
    minutesFromPlace: minutes,
    nameRanks: scores.nameRanks(snapshot),
    quarterOfArrival(other) {
      if (bySea && other !== position && !isWanted(bySea, other)) return null;
      const drive = table ? (table.minutes[other] ?? Infinity) : 0;
      return Number.isFinite(drive) ? arrivalQuarter(leavesAt, drive) : null;
    },
  });
  const found = placesSeenFrom(view);
  return better
    .map(({ position: at, score, driveMinutes }) => ({ found: found(at), score, driveMinutes }))
    .filter((each) => !each.found.isWarned);
}
