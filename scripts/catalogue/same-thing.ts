import { isSameName, nameWords as wordsOfName } from "#app/domain/places/place-merge-names";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import type { OpenPlace, OpenPlaces } from "./open-places";

/** The words of each name. They are cached, because each name is compared with thousands. */
const known = new Map<string, ReadonlySet<string>>();
function nameWords(name: string): ReadonlySet<string> {
  const words = known.get(name) ?? wordsOfName(name);
  known.set(name, words);
  return words;
}

/** Names are compared only within this distance of a destination. */
export const NEAR_KM = 15;
/** Several entries for the same thing are within this distance of each other. */
const ONE_THING_KM = 0.8;

/** Words for owners, and words that may follow the name of any place. */
const BESIDES = new Set(
  "cadw centre english experience heritage historic national nature nt reserve rspb scotland site trust visitor wwt".split(
    " ",
  ),
);
/** Words for kinds of things, which identify nothing by themselves. */
const KINDS = new Set(
  (
    "abbey aquarium arboretum bay beach botanic bridge broch burial canal castle cathedral cave cemetery chapel church " +
    "circle cliff college common cottage country dam distillery dock down estate fall farm field folly forest fort " +
    "gallery garden gorge green hall harbour head hill house island lake library lido lighthouse loch manor market " +
    "memorial mill mine monument moor museum palace park pavilion pier pool port prison priory quay railway reservoir " +
    "river rock ruin sand science sea shore station stone street temple theatre tower town trail tramway village walk " +
    "wall water waterfall wood works zoo old new great little upper lower north south east west st saint royal art city"
  ).split(" "),
);
const HOTEL_WORDS = new Set(
  "accommodation apartment b boutique by country guest guesthouse hotel inn lodge restaurant room rooms spa".split(
    " ",
  ),
);

/** Names of routes, trips and events, which have no single position. */
export const IS_NO_POINT =
  /\b(boats?|bus|canal|circuit|coast path|crossing|cruises?|cycl\w+|drives?|ferry|line|path|promenade|railway|rides?|riverside|route|safaris?|seafront|streets?|tours?|towpath|trails?|trips?|valley|walks?|way)\b/i;

/** Returns all words of a name and, as `own`, those that distinguish it from other names near the same destination. */
function tellingWords(name: string, destinationName: string): { all: string[]; own: string[] } {
  const all = [...nameWords(name)].filter((word) => !BESIDES.has(word));
  const place = nameWords(destinationName);
  return { all, own: all.filter((word) => !KINDS.has(word) && !place.has(word)) };
}

/**
 * Returns whether two names near a destination mean the same thing: all their words are the same, or they differ only
 * in owners and the destination's name and share a word that identifies the thing.
 */
export function isSameThing(a: string, b: string, destinationName: string): boolean {
  const [left, right] = [tellingWords(a, destinationName), tellingWords(b, destinationName)];
  if (left.all.length === 0 || right.all.length === 0) return false;
  if (isSameSet(left.all, right.all)) return true;
  const place = nameWords(destinationName);
  const bare = (words: readonly string[]) => words.filter((word) => !place.has(word));
  return left.own.length > 0 && isSameSet(bare(left.all), bare(right.all));
}

/** Like isSameThing, for hotels: one source may say inn and another hotel. */
export function isSameHotel(a: string, b: string, destinationName: string): boolean {
  const place = nameWords(destinationName);
  const words = (name: string) => [...nameWords(name)].filter((word) => !HOTEL_WORDS.has(word));
  const bare = (name: string) => words(name).filter((word) => !place.has(word));
  if (words(a).length === 0 || words(b).length === 0) return false;
  if (isSameSet(words(a), words(b))) return true;
  return bare(a).length > 0 && isSameSet(bare(a), bare(b));
}

/**
 * Returns whether two names probably mean the same thing, or one is part of the other. This is not enough to copy a
 * position.
 */
export function isLikelySame(a: string, b: string, destinationName: string): boolean {
  const [left, right] = [nameWords(a), nameWords(b)];
  if (![...left].some((word) => right.has(word) && !KINDS.has(word))) return false;
  return isSameName(a, b, destinationName);
}

/** Returns the names to look up for an activity. "Kelso Abbey and the square" is also looked up as Kelso Abbey. */
function namesOf(name: string): string[] {
  const [first = "", ...others] = name.split(/\s*(?:,|&|\band\b|\bwith\b|\bat\b|:)\s*/i);
  return others.length === 0 || nameWords(first).size < 2 ? [name] : [name, first];
}

export interface Match extends Point {
  readonly name: string;
  readonly kind: string;
  readonly kmAway: number;
}

/**
 * Looks up a name in the open data near a destination. Returns the thing, null if there is none, or "ambiguous" if
 * there are several in different places. `kinds` are the kinds that it may have, the most likely first.
 */
export function matchIn(
  places: OpenPlaces,
  near: Point & { readonly name: string },
  name: string,
  kinds: readonly string[],
  isSame = isSameThing,
): Match | "ambiguous" | null {
  for (const wanted of namesOf(name)) {
    const found = places
      .near(near, NEAR_KM)
      .filter(({ place }) => kinds.includes(place.kind) && isSame(wanted, place.name, near.name));
    const best = [...found].sort((a, b) => kinds.indexOf(a.place.kind) - kinds.indexOf(b.place.kind))[0];
    if (!best) continue;
    if (found.some(({ place }) => haversineKm(place, best.place) > ONE_THING_KM)) return "ambiguous";
    return matchOf(best.place, best.km);
  }
  return null;
}

function matchOf({ latitude, longitude, name, kind }: OpenPlace, kmAway: number): Match {
  return { latitude, longitude, name, kind, kmAway };
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word) => b.includes(word));
}
