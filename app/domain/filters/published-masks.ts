import { ROWS_OF_YEAR } from "#app/domain/catalogue/closure";
import { NEEDS } from "./filters";
import { type PlaceTraits, bitsOf, maskFor } from "./traits";

const MONTHS = 12;
/** Needs have the lowest bits. */
const SETS_OF_NEEDS = bitsOf(NEEDS) + 1;

/** By month, set of needs and position; then the bits of `closuresOfYear`, by row and position. */
export interface PublishedMasks {
  /** Another release may have other rules. */
  readonly release: string;
  readonly words: Uint32Array<ArrayBuffer>;
}

const wordsOf = (places: number): number => (MONTHS * SETS_OF_NEEDS + ROWS_OF_YEAR) * places;

export function publishedMasks(release: string, places: readonly PlaceTraits[]): PublishedMasks {
  const words = new Uint32Array(wordsOf(places.length));
  let at = 0;
  for (let month = 1; month <= MONTHS; month += 1)
    for (let needs = 0; needs < SETS_OF_NEEDS; needs += 1)
      for (const place of places) words[at++] = maskFor(place, needs, month);
  for (let row = 0; row < ROWS_OF_YEAR; row += 1)
    for (const place of places) words[at++] = place.closures[row] as number;
  return { release, words };
}

interface Wanted {
  readonly release: string;
  readonly places: number;
}

type Masked = Wanted & { readonly month: number; readonly needs: number };
export const masksIn = (masks: PublishedMasks, { month, needs, ...wanted }: Masked) =>
  needs < SETS_OF_NEEDS ? rowOf(masks, wanted, (month - 1) * SETS_OF_NEEDS + needs) : null;

export const closuresOf = (masks: PublishedMasks, { row, ...wanted }: Wanted & { readonly row: number }) =>
  rowOf(masks, wanted, MONTHS * SETS_OF_NEEDS + row);

/** Null if another release has made them, or for other places. */
function rowOf({ release, words }: PublishedMasks, wanted: Wanted, row: number): Uint32Array | null {
  const { places } = wanted;
  if (release !== wanted.release || words.length !== wordsOf(places)) return null;
  return words.subarray(row * places, (row + 1) * places);
}
