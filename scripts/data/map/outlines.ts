import { readFileSync } from "node:fs";
import { toOutlineMap } from "#app/domain/geo/national-grid";
import { type Corner, areaOf, simplified } from "./lines";

interface Feature {
  readonly properties: { readonly name?: string };
  readonly geometry:
    | { readonly type: "Polygon"; readonly coordinates: [number, number][][] }
    | { readonly type: "MultiPolygon"; readonly coordinates: [number, number][][][] };
}

/**
 * Returns the rings of a GeoJSON file that cover at least `leastKm2`, in map coordinates and without the repeated
 * last corner.
 */
export function ringsOf(
  path: string,
  { toleranceKm, leastKm2 }: { toleranceKm: number; leastKm2: number },
): Corner[][] {
  const { features } = JSON.parse(readFileSync(path, "utf8")) as { features: Feature[] };
  return features
    .flatMap(({ geometry }) =>
      geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat(),
    )
    .map((ring) => ring.slice(0, -1).map(onMap))
    .filter((ring) => areaOf(ring) >= leastKm2)
    .map((ring) => (toleranceKm > 0 ? simplifiedRing(ring, toleranceKm) : ring));
}

/**
 * Simplifies a ring. A ring has no ends, so it is cut at its first corner and at the corner farthest from the first.
 */
function simplifiedRing(ring: readonly Corner[], toleranceKm: number): Corner[] {
  const [first = [0, 0]] = ring;
  const away = ([x, y]: Corner) => Math.hypot(x - first[0], y - first[1]);
  const far = ring.reduce((best, corner, i) => (away(corner) > away(ring[best] as Corner) ? i : best), 0);
  const there = simplified(ring.slice(0, far + 1), toleranceKm);
  const back = simplified([...ring.slice(far), first], toleranceKm);
  return [...there, ...back.slice(1, -1)];
}

/** Returns the map coordinates of a GeoJSON position, whose longitude comes first. */
export const onMap = ([longitude, latitude]: readonly [number, number]): Corner => {
  const { x, y } = toOutlineMap({ latitude, longitude });
  return [x, y];
};
