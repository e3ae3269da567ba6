import type { Activity, Campsite, Destination, DestinationDetails, Hotel } from "./catalogue";
import { haversineKm, type Point } from "./geo";
import { isSameName, isSameSiteName, isSimilarName } from "./place-merge-names";

/** No two things of one name this near each other are two. */
const ONE_PLACE_KM = 1;
/** The mapped points of one building may lie this far apart. */
const SIDE_BY_SIDE_KM = 0.15;

/** Fuller lists would only be scrolled past; what an administrator wrote by hand may be longer. */
const LONGEST = { activities: 40, hotels: 30, campsites: 12 } as const;

/** Something that a source of places knows, as our lists would tell of it. */
export interface Found<Item> {
  readonly item: Item;
  readonly point: Point;
}

/** What there is near a destination; each list from the best to add to the last. */
export interface FoundPlaces {
  readonly activities: readonly Found<Activity>[];
  readonly hotels: readonly Found<Hotel>[];
  readonly campsites: readonly Found<Campsite>[];
}

/** How many entries each list has gained. */
export interface MergeCounts {
  readonly newActivities: number;
  readonly newHotels: number;
  readonly newCampsites: number;
}

export interface Merged extends DestinationDetails {
  readonly counts: MergeCounts;
}

/**
 * A destination's lists with what was found and is not in them yet, known by its name and by how near it lies.
 * What is there stays as it is; merging the same again adds nothing.
 */
export function mergePlaces(destination: Destination, found: FoundPlaces): Merged {
  const { name, activities, hotels, campsites } = destination;
  const lists = {
    activities: merged(activities, found.activities, LONGEST.activities, (a, b) => isSameName(a, b, name)),
    hotels: merged(hotels, found.hotels, LONGEST.hotels, (a, b) => isSameName(a, b, name)),
    campsites: merged(campsites, found.campsites, LONGEST.campsites, (a, b) => isSameSiteName(a, b, name)),
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

function merged<Item extends { readonly name: string }>(
  listed: readonly Item[],
  found: readonly Found<Item>[],
  longest: number,
  isSame: Sameness,
): readonly Item[] {
  const unlisted = distinct(found, isSame)
    .map(({ item }) => item)
    .filter((item) => !listed.some(({ name }) => isSame(name, item.name)));
  return [...listed, ...unlisted.slice(0, Math.max(0, longest - listed.length))];
}

/** Each place once: the first that tells of it. */
function distinct<Item extends { readonly name: string }>(
  found: readonly Found<Item>[],
  isSame: Sameness,
): Found<Item>[] {
  const known: Found<Item>[] = [];
  for (const candidate of found) {
    if (!known.some((other) => isSamePlace(candidate, other, isSame))) known.push(candidate);
  }
  return known;
}

function isSamePlace<Item extends { readonly name: string }>(
  a: Found<Item>,
  b: Found<Item>,
  isSame: Sameness,
): boolean {
  const km = haversineKm(a.point, b.point);
  if (km > ONE_PLACE_KM) return false;
  return (
    isSame(a.item.name, b.item.name) || (km <= SIDE_BY_SIDE_KM && isSimilarName(a.item.name, b.item.name))
  );
}
