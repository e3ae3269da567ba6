import { createHash } from "node:crypto";
import type { Point } from "#app/domain/geo/geo";

/** Of the positions (to a metre) and their order. */
export function placesFingerprint(places: readonly Point[]): string {
  const positions = places
    .map(({ latitude, longitude }) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`)
    .join(" ");
  return createHash("sha256").update(positions).digest("hex").slice(0, 16);
}
