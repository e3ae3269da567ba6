import type { Point } from "#app/domain/geo/geo";
import { roundedDurationInWords } from "#app/domain/units";

/**
 * Boxes around the areas where the map behind the road graph has gaps (data/roads/README.md). Short drives to a place in
 * one of them are displayed with "about".
 */
const COARSE_AREAS = [
  { name: "Greater London", south: 51.29, north: 51.69, west: -0.51, east: 0.33 },
  { name: "Hampshire", south: 50.71, north: 51.38, west: -1.95, east: -0.75 },
  { name: "North Yorkshire", south: 53.9, north: 54.58, west: -2.55, east: -0.25 },
] as const;

/** Whether a place is in an area where the map has gaps. */
export function isCoarselyMapped({ latitude, longitude }: Point): boolean {
  return COARSE_AREAS.some(
    ({ south, north, west, east }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

/** The drive as pages say it: "45 min", "about 1h 25m", in a coarse area "about 45 min". */
export const driveInWords = (minutes: number, to: Point): string =>
  roundedDurationInWords(minutes, isCoarselyMapped(to));
