import { CAMPSITE_RADIUS_MILES } from "#app/domain/places/place-merge";
import { isSimilarName } from "#app/domain/places/place-merge-names";
import type { Campsite } from "./campsite";
import { distinctiveWords, isForVisitors, isOnlyTownsName, namesOfTowns } from "./file-campsite-names";
import { type Point, withinKm } from "#app/domain/geo/geo";
import { MILES_PER_KILOMETRE, milesToTenth } from "#app/domain/units";

const CAMPSITE_RADIUS_KM = CAMPSITE_RADIUS_MILES / MILES_PER_KILOMETRE;
const TOWN_RADIUS_KM = 5 / MILES_PER_KILOMETRE;
/** A longer list would make up most of a search's answer. */
const MAX_CAMPSITES = 6;

export interface OpenCampsite extends Point {
  readonly name: string;
  readonly kind: "camp" | "caravan";
}

export interface Town extends Point {
  readonly name: string;
}

/** All of its own, and the nearest useful ones of the open data up to six in all. */
export function campsitesNear(
  place: Point & { readonly name: string; readonly campsites: readonly Campsite[] },
  sites: readonly OpenCampsite[],
  towns: readonly Town[],
): readonly Campsite[] {
  const campsites = [...place.campsites];
  const known = campsites.map(({ name, location }) => ({
    name,
    words: distinctiveWords(`${name} ${location}`, place.name),
    ownWords: distinctiveWords(name, place.name),
  }));
  const townsAround = withinKm(place, towns, 2 * CAMPSITE_RADIUS_KM).map(({ item }) => item.name);
  const townNames = namesOfTowns([place.name, ...townsAround]);
  for (const { item, km } of withinKm(place, sites, CAMPSITE_RADIUS_KM)) {
    if (campsites.length >= MAX_CAMPSITES) break;
    if (!isForVisitors(item.name) || isOnlyTownsName(item.name, townNames)) continue;
    const words = distinctiveWords(item.name, place.name);
    const candidate = { name: item.name, words, ownWords: words };
    if (known.some((other) => isSameSite(candidate, other))) continue;
    known.push(candidate);
    campsites.push(toCampsite(item, km, towns));
  }
  return campsites;
}

interface KnownSite {
  readonly name: string;
  readonly words: ReadonlySet<string>;
  readonly ownWords: ReadonlySet<string>;
}

/** If neither name has a distinctive word, as "Whitby Holiday Park" at Whitby, all words are compared. */
function isSameSite(a: KnownSite, b: KnownSite): boolean {
  if (isPartOf(a.words, b.words) || isPartOf(b.words, a.words)) return true;
  return a.ownWords.size === 0 && b.ownWords.size === 0 && isSimilarName(a.name, b.name);
}

function isPartOf(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size > 0 && [...words].every((word) => others.has(word));
}

/** No price, and nothing about dogs or access. */
function toCampsite(site: OpenCampsite, km: number, towns: readonly Town[]): Campsite {
  const sort = site.kind === "camp" ? "Camping" : "Caravan";
  const [town] = withinKm(site, towns, TOWN_RADIUS_KM);
  return {
    name: site.name,
    description: `${sort} site, ${milesToTenth(km)} away`,
    location: town ? `Near ${town.item.name}` : "",
    priceRange: "",
  };
}
