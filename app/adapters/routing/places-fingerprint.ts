import { createHash } from "node:crypto";
import type { Point } from "#app/domain/geo/geo";

const remembered = new WeakMap<readonly Point[], string>();

/** Of the positions (to a metre) and their order. */
export function placesFingerprint(places: readonly Point[]): string {
  const known = remembered.get(places);
  if (known !== undefined) return known;
  const positions = places
    .map(({ latitude, longitude }) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`)
    .join(" ");
  const fingerprint = createHash("sha256").update(positions).digest("hex").slice(0, 16);
  remembered.set(places, fingerprint);
  return fingerprint;
}
