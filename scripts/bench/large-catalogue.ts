import type { CatalogueFile } from "#app/domain/catalogue/file";
import { catalogueAsLoaded } from "../setup/catalogue-sql";
import { destinationStatements } from "../setup/destination-statements";

/** The largest distance between a copy and its original, in degrees: some twelve miles north or south. */
const SPREAD_DEGREES = 0.18;

/**
 * Makes a catalogue of `count` places from the real one, so that texts, lists and facts have their real sizes. Each
 * copy is near its original, has another name, and has a few list entries fewer. The same seed makes the same
 * catalogue.
 */
export function largeCatalogue(count: number, seed = 1): CatalogueFile[] {
  const originals = catalogueAsLoaded();
  const random = seededRandom(seed);
  const away = () => (random() - 0.5) * 2 * SPREAD_DEGREES;
  return Array.from({ length: count }, (_, index): CatalogueFile => {
    const original = originals[index % originals.length];
    if (!original) throw new Error("the catalogue is empty");
    const copy = Math.floor(index / originals.length);
    if (copy === 0) return original;
    return {
      ...original,
      slug: `${original.slug}-${copy}`,
      name: `${original.name} ${copy}`,
      latitude: Number((original.latitude + away()).toFixed(4)),
      longitude: Number((original.longitude + away()).toFixed(4)),
      featured: false,
      activities: original.activities.filter(() => random() > 0.1),
      hotels: original.hotels.filter(() => random() > 0.1),
      campsites: original.campsites.filter(() => random() > 0.1),
    };
  });
}

export const statementsOf = (files: readonly CatalogueFile[]): string[] =>
  destinationStatements(files, { nowMs: Date.now(), overwrite: false });

/** Returns a generator of random numbers from 0 to 1 (mulberry32). The same seed gives the same numbers. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
