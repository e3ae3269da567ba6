import { CAMPSITE_RADIUS_MILES } from "../places/place-merge";
import type { Campsite } from "./campsite";
import { distinctiveWords, isForVisitors } from "./file-campsite-names";
import { haversineKm, type Point } from "../geo/geo";
import { MILES_PER_KILOMETRE } from "../units";

const CAMPSITE_RADIUS_KM = CAMPSITE_RADIUS_MILES / MILES_PER_KILOMETRE;
const TOWN_RADIUS_KM = 5 / MILES_PER_KILOMETRE;
/** Kilometres of a degree of latitude, rounded down: for a cheap first filter by distance. */
const KM_PER_LATITUDE_DEGREE = 111;
/** More would dominate the size of a search's answer; a button beside the list leads to all of them. */
const MAX_CAMPSITES = 6;

/** A named site of the open data. */
export interface OpenCampsite extends Point {
  readonly name: string;
  readonly kind: "camp" | "caravan";
}

export interface Town extends Point {
  readonly name: string;
}

/**
 * A destination's campsites: its own first, then those of the open data within ten miles, nearest first;
 * at most six, without likely duplicates.
 */
export function campsitesNear(
  place: Point & { readonly name: string; readonly campsites: readonly Campsite[] },
  sites: readonly OpenCampsite[],
  towns: readonly Town[],
): readonly Campsite[] {
  const listed = [...place.campsites];
  const known = listed.map(({ name, location }) => distinctiveWords(`${name} ${location}`, place.name));
  for (const { item, km } of withinKm(place, sites, CAMPSITE_RADIUS_KM)) {
    if (listed.length >= MAX_CAMPSITES) break;
    if (!isForVisitors(item.name)) continue;
    const words = distinctiveWords(item.name, place.name);
    if (known.some((others) => isPartOf(words, others) || isPartOf(others, words))) continue;
    known.push(words);
    listed.push(toCampsite(item, km, towns));
  }
  return listed;
}

function isPartOf(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size > 0 && [...words].every((word) => others.has(word));
}

/** Only what the open data says: it knows nothing of prices, dogs or access. */
function toCampsite(site: OpenCampsite, km: number, towns: readonly Town[]): Campsite {
  const sort = site.kind === "camp" ? "Camping" : "Caravan";
  const [town] = withinKm(site, towns, TOWN_RADIUS_KM);
  return {
    name: site.name,
    description: `${sort} site, ${(km * MILES_PER_KILOMETRE).toFixed(1)} miles away`,
    location: town ? `Near ${town.item.name}` : "",
    priceRange: "",
    dogFriendly: false,
    familyFriendly: false,
    accessible: false,
  };
}

/** Nearest first. */
function withinKm<T extends Point>(from: Point, items: readonly T[], radiusKm: number) {
  const maxLatitudeDelta = radiusKm / KM_PER_LATITUDE_DEGREE;
  return items
    .filter((item) => Math.abs(item.latitude - from.latitude) <= maxLatitudeDelta)
    .map((item) => ({ item, km: haversineKm(from, item) }))
    .filter(({ km }) => km <= radiusKm)
    .sort((a, b) => a.km - b.km);
}
