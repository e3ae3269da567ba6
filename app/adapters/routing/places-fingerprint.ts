import type { Point } from "#app/domain/geo/geo";

const FNV_PRIME = 0x01000193;
/** The offset basis of FNV-1a, and a second start value that gives another 32 bits. */
const STARTS = [0x811c9dc5, 0x050c5d1f] as const;
const UNITS_PER_DEGREE = 100_000;

const remembered = new WeakMap<readonly Point[], string>();

/** FNV-1a over 32-bit words instead of bytes. */
function hash(words: Int32Array, start: number): number {
  return words.reduce((state, word) => Math.imul(state ^ word, FNV_PRIME) ^ (word >>> 16), start) >>> 0;
}

function compute(places: readonly Point[]): string {
  const words = Int32Array.from(
    places.flatMap(({ latitude, longitude }) => [latitude, longitude]),
    (degrees) => Math.round(degrees * UNITS_PER_DEGREE),
  );
  return [places.length, ...STARTS.map((start) => hash(words, start))]
    .map((part) => part.toString(36))
    .join("-");
}

/** Of the positions (to a metre) and their order. */
export function placesFingerprint(places: readonly Point[]): string {
  const known = remembered.get(places);
  if (known !== undefined) return known;
  const fingerprint = compute(places);
  remembered.set(places, fingerprint);
  return fingerprint;
}
