import { readFileSync } from "node:fs";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { haversineKm, type Point } from "#app/domain/geo/geo";

/** Longitude and latitude in degrees, in GeoJSON's order. */
type Position = readonly [longitude: number, latitude: number];
type Ring = readonly Position[];

const KM_PER_DEGREE = 111.2;

/** Returns the rings of the United Kingdom's land, including holes. Throws if the file has no such feature. */
export function readLand(path: string): Ring[] {
  const { features } = JSON.parse(readFileSync(path, "utf8")) as {
    features: { properties: { name: string }; geometry: { coordinates: Ring[][] } }[];
  };
  const kingdom = features.find(({ properties }) => properties.name === "United Kingdom");
  if (!kingdom) throw new Error(`${path}: no United Kingdom`);
  return kingdom.geometry.coordinates.flat();
}

/**
 * Returns the kilometres from the point to the land; 0 on land. Uses the even-odd rule and plane geometry, scaled at
 * the point.
 */
export function kmFromLand(land: readonly Ring[], point: Point): number {
  const edges = land.flatMap((ring) => ring.slice(1).map((end, i) => [ring[i] ?? end, end] as const));
  const crossings = edges.filter(([from, to]) => isCrossedBy(point, from, to)).length;
  if (crossings % 2 === 1) return 0;
  return Math.min(...edges.map(([from, to]) => kmToEdge(point, from, to)));
}

function isCrossedBy({ latitude, longitude }: Point, [x1, y1]: Position, [x2, y2]: Position): boolean {
  if (y1 > latitude === y2 > latitude) return false;
  return longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1);
}

function kmToEdge(point: Point, from: Position, to: Position): number {
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((point.latitude * Math.PI) / 180);
  const [x1, y1, x2, y2] = [from, to].flatMap(([longitude, latitude]) => [
    (longitude - point.longitude) * kmPerLongitude,
    (latitude - point.latitude) * KM_PER_DEGREE,
  ]) as [number, number, number, number];
  const lengthSquared = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along = lengthSquared === 0 ? 0 : -(x1 * (x2 - x1) + y1 * (y2 - y1)) / lengthSquared;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x1 + share * (x2 - x1), y1 + share * (y2 - y1));
}

/**
 * Returns pairs of destinations that are nearer to each other than the limit, each as "one + other" in alphabetical
 * order.
 */
export function closePairs(files: readonly CatalogueFile[], limitKm: number): string[] {
  return files.flatMap((one, i) =>
    files
      .slice(i + 1)
      .filter((other) => haversineKm(one, other) < limitKm)
      .map((other) => [one.slug, other.slug].sort().join(" + ")),
  );
}
