import { NEEDS } from "./filters";
import { type PlaceTraits, bitsOf, maskFor } from "./traits";

const MONTHS = 12;
/** Needs have the lowest bits. */
const SETS_OF_NEEDS = bitsOf(NEEDS) + 1;

/** By month, set of needs and position; then the bits of `closuresOfYear`, by month and position. */
export interface PublishedMasks {
  /** Another release may have other rules. */
  readonly release: string;
  readonly words: Uint32Array<ArrayBuffer>;
}

const wordsOf = (places: number): number => MONTHS * (SETS_OF_NEEDS + 1) * places;

export function publishedMasks(release: string, places: readonly PlaceTraits[]): PublishedMasks {
  const words = new Uint32Array(wordsOf(places.length));
  let at = 0;
  for (let month = 1; month <= MONTHS; month += 1)
    for (let needs = 0; needs < SETS_OF_NEEDS; needs += 1)
      for (const place of places) words[at++] = maskFor(place, needs, month);
  for (let month = 1; month <= MONTHS; month += 1)
    for (const place of places) words[at++] = place.closures[month - 1] as number;
  return { release, words };
}

export function masksIn(
  { release, words }: PublishedMasks,
  query: {
    readonly release: string;
    readonly places: number;
    readonly month: number;
    readonly needs: number;
  },
): Uint32Array | null {
  const { places, month, needs } = query;
  const isOurs = release === query.release && words.length === wordsOf(places);
  if (!isOurs || needs >= SETS_OF_NEEDS) return null;
  const start = ((month - 1) * SETS_OF_NEEDS + needs) * places;
  return words.subarray(start, start + places);
}

export function closuresOf(
  { release, words }: PublishedMasks,
  query: { readonly release: string; readonly places: number; readonly month: number },
): Uint32Array | null {
  const { places, month } = query;
  if (release !== query.release || words.length !== wordsOf(places)) return null;
  const start = (MONTHS * SETS_OF_NEEDS + month - 1) * places;
  return words.subarray(start, start + places);
}
