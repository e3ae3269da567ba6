import type { Activity } from "#app/domain/catalogue/activity";
import type { Campsite } from "#app/domain/catalogue/campsite";
import type { Destination } from "#app/domain/catalogue/destination";
import type { Hotel } from "#app/domain/catalogue/hotel";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import { isSameName, isSameSiteName, isSimilarName } from "./place-merge-names";

const ONE_PLACE_KM = 1;
/** Two sources may place the same building this far apart. */
const SIDE_BY_SIDE_KM = 0.15;

const LONGEST = { activities: 40, hotels: 30, campsites: 12 } as const;

export interface Found<Item> {
  readonly item: Item;
  readonly point: Point;
}

/** Each list has the best entries first. */
export interface NearbyPlaces {
  readonly activities: readonly Found<Activity>[];
  readonly hotels: readonly Found<Hotel>[];
  readonly campsites: readonly Found<Campsite>[];
}

/** Existing entries stay as they are. Merging the same result again adds nothing. */
export function mergePlaces(destination: Destination, found: NearbyPlaces) {
  const { name, activities, hotels, campsites } = destination;
  const lists = {
    activities: mergeList(activities, found.activities, LONGEST.activities, (a, b) => isSameName(a, b, name)),
    hotels: mergeList(hotels, found.hotels, LONGEST.hotels, (a, b) => isSameName(a, b, name)),
    campsites: mergeList(campsites, found.campsites, LONGEST.campsites, (a, b) => isSameSiteName(a, b, name)),
  };
  return {
    ...lists,
    counts: {
      newActivities: lists.activities.length - activities.length,
      newHotels: lists.hotels.length - hotels.length,
      newCampsites: lists.campsites.length - campsites.length,
    },
  };
}

type Sameness = (nameA: string, nameB: string) => boolean;

interface Named {
  readonly name: string;
}

function mergeList<Item extends Named>(
  entries: readonly Item[],
  found: readonly Found<Item>[],
  longest: number,
  isSame: Sameness,
): readonly Item[] {
  const known: Found<Item>[] = [];
  for (const candidate of found) {
    if (!known.some((other) => isSamePlace(candidate, other, isSame))) known.push(candidate);
  }
  const unlisted = known
    .map(({ item }) => item)
    .filter((item) => !entries.some(({ name }) => isSame(name, item.name)));
  return [...entries, ...unlisted.slice(0, Math.max(0, longest - entries.length))];
}

function isSamePlace(a: Found<Named>, b: Found<Named>, isSame: Sameness): boolean {
  const km = haversineKm(a.point, b.point);
  if (km > ONE_PLACE_KM) return false;
  return (
    isSame(a.item.name, b.item.name) || (km <= SIDE_BY_SIDE_KM && isSimilarName(a.item.name, b.item.name))
  );
}

export const CAMPSITE_RADIUS_MILES = 10;
