import type { Point } from "#app/domain/geo/geo";
import { roundedDurationInWords } from "#app/domain/units";

/** Where the graph's map has gaps (data/roads/README.md). Pages say "about" for a short drive there. */
const COARSE_AREAS = [
  { name: "Greater London", south: 51.29, north: 51.69, west: -0.51, east: 0.33 },
  { name: "Hampshire", south: 50.71, north: 51.38, west: -1.95, east: -0.75 },
  { name: "North Yorkshire", south: 53.9, north: 54.58, west: -2.55, east: -0.25 },
] as const;

export function isCoarselyMapped({ latitude, longitude }: Point): boolean {
  return COARSE_AREAS.some(
    ({ south, north, west, east }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

/** "45 min", "about 1h 25m", and "about 45 min" in a coarse area or from a wide start. */
export const driveInWords = (minutes: number, to: Point, isStartWide = false): string =>
  roundedDurationInWords(minutes, isStartWide || isCoarselyMapped(to));
