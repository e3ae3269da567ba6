import type { Activity } from "#app/domain/catalogue/activity";
import type { Destination } from "#app/domain/catalogue/destination";
import type { NearbyCarPark } from "#app/domain/catalogue/nearby";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import { nameWords } from "#app/domain/places/place-merge-names";
import type { BathingWater, OpenPlaces } from "./open-places";
import { IS_NO_POINT, type Match, matchIn } from "./same-thing";

type Place = Pick<Destination, "name" | "activities" | keyof Point>;

/** The kinds that an activity may have in the open data, the most likely first. */
export const SIGHT_KINDS = [
  ...["castle", "museum", "zoo", "theme_park", "aquarium", "water_park", "gallery", "garden"],
  ...["monument", "attraction", "ruins", "viewpoint", "peak"],
];

const BEACH = /\b(?:beach|beaches|sands?|bays?|strand|cove|swimming|bathing)\b/i;
const BATHING_KM = 8;
/** Classes that count. Waters in Wales are listed without a class, and some are closed. */
const CLASSES = new Set(["Excellent", "Good", "Sufficient", "Poor"]);
const MAX_BATHING_WATERS = 3;
const CAR_PARK_KM = 1;
/** A car park that the place's file names may be this far away, as at a long beach. */
const CAR_PARK_NAMED_KM = 5;
const SAME_CAR_PARK_KM = 0.5;
const MOST_CAR_PARKS = 3;
/** How similar two names must be to mean the same thing, from 0 to 1. */
const SURE = 0.99;
const IS_CAR_PARK = /\b(?:car ?park|pay (?:and|&) display)\b/i;
const IS_NOT_FOR_ALL =
  /\b(?:staff|private|permit|residents?|customers?|hospital|school|academy|college|university|church|hotel|office|club|surgery|medical|health|station|housing|industrial|coaches|motorhome|asda|tesco|aldi|lidl|morrison'?s|wickes|wrens nest|sainsbury'?s?|waitrose|co-?op|b&q|disabled|coach|lorry|overflow|employees?|visitors?|church hall|retail|superstore|supermarket|nhs|police|council offices|zone|level|old|inn|arms|swan|lion|crown|angel|pheasant|restaurant|bank of|contract|reserved|cinema|odeon|scotrail|theatr|iceland|golf|bingo|mart|terminal|fellows|master's|governors|cwc|atuc|mountain bike|nova|eureka|imperial|baltic)\b|b&[bm]|^(?:main|pay (?:and|&) display|council|east|blue|cottage|long stay|short stay|the castle|banana)(?: car ?park)?$/i;

/**
 * Returns the position of an activity. Returns null for a route, a place to eat, or a name that is found nowhere or
 * in several places.
 */
export function positionOf(place: Place, { name, type }: Activity, places: OpenPlaces): Match | null {
  if (type === "dining" || IS_NO_POINT.test(name)) return null;
  const match = matchIn(places, place, name, SIGHT_KINDS);
  return match === "ambiguous" ? null : match;
}

/** Returns the designated bathing waters that share a name with the place or one of its beaches, the nearest first. */
export function namedWaters(place: Place, waters: readonly BathingWater[]): BathingWater[] {
  const beaches = place.activities.filter(({ name }) => BEACH.test(name));
  if (beaches.length === 0) return [];
  const words = new Set([place, ...beaches].flatMap(({ name }) => [...nameWords(name)]).filter(isTelling));
  return waters
    .map((water) => ({ water, km: haversineKm(place, water) }))
    .filter(({ water, km }) => km <= BATHING_KM && [...nameWords(water.name)].some((word) => words.has(word)))
    .filter(({ water: { classification } }) => CLASSES.has(classification))
    .sort((a, b) => a.km - b.km)
    .slice(0, MAX_BATHING_WATERS)
    .map(({ water }) => water);
}

/**
 * Returns the public car parks of a place that have a name: those already known, then those in `rows`. If there are
 * none, takes the nearest from data/.
 */
export function carParksOf(
  place: Point,
  known: readonly NearbyCarPark[],
  rows: readonly Readonly<Record<string, string>>[],
  places: OpenPlaces,
): readonly NearbyCarPark[] {
  const named = rows
    .filter(
      ({ fact, confidence, name = "" }) => fact === "parking" && confidence === "high" && isForAll(name),
    )
    .map(({ name = "", latitude, longitude }) => ({
      ...{ name, latitude: Number(latitude), longitude: Number(longitude) },
    }))
    .filter((park) => haversineKm(place, park) <= CAR_PARK_KM);
  const nearest = known.length + named.length > 0 ? null : carParkOf(place, places);
  const spot = nearest && carParkPositionOf(place, nearest, places);
  const all = [...known, ...named, ...(nearest && spot ? [{ name: nearest, ...pointOf(spot) }] : [])];
  return [...new Map(all.toReversed().map((park) => [spelling(park.name), park])).values()]
    .toReversed()
    .slice(0, MOST_CAR_PARKS);
}

/**
 * Returns positions for things to do that have none in their file: the known ones, those in `rows`, or those found by
 * name.
 */
export function placePositions(
  place: Place,
  known: Readonly<Record<string, Point>>,
  rows: readonly Readonly<Record<string, string>>[],
  places: OpenPlaces,
): Readonly<Record<string, Point>> {
  const found = place.activities
    .filter(({ latitude }) => latitude === undefined)
    .flatMap((activity) => {
      const row = rows.find(
        (each) => each["activity"] === activity.name && Number(each["match_score"]) >= SURE,
      );
      const mapped = row && { latitude: Number(row["latitude"]), longitude: Number(row["longitude"]) };
      const at = known[activity.name] ?? mapped ?? positionOf(place, activity, places);
      return at ? [[activity.name, pointOf(at)] as const] : [];
    });
  return Object.fromEntries(found);
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

/** Returns the name of the nearest public car park that has a name. */
export function carParkOf(place: Point, places: OpenPlaces): string | null {
  const near = places.near(place, CAR_PARK_KM).map((found) => found.place);
  return near.find(({ kind, name }) => kind === "parking" && isForAll(name))?.name ?? null;
}

const isForAll = (name: string): boolean =>
  IS_CAR_PARK.test(name) && !IS_NOT_FOR_ALL.test(name) && name.length > 10;

/**
 * Returns the position of the nearest car park with this name. Returns null if there is none, or if another one with
 * the name is about as near but elsewhere. A car park that is mapped in several parts counts as one.
 */
export function carParkPositionOf(place: Point, name: string, places: OpenPlaces): Point | null {
  const [nearest, ...others] = places
    .near(place, CAR_PARK_NAMED_KM)
    .filter(({ place: { kind, name: mapped } }) => kind === "parking" && spelling(mapped) === spelling(name));
  if (!nearest) return null;
  const isElsewhere = (other: (typeof others)[number]) =>
    other.km < 2 * nearest.km && haversineKm(other.place, nearest.place) > SAME_CAR_PARK_KM;
  return others.some(isElsewhere) ? null : nearest.place;
}

/** Returns a name without capitals, spaces and signs, so that "Riverside car-park" equals "Riverside Car Park". */
const spelling = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

const COMMON = new Set(
  "bay beach beaches sand sands strand cove north south east west st saint sea central town great little pier".split(
    " ",
  ),
);
const isTelling = (word: string) => !COMMON.has(word);
