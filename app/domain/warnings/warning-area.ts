import type { Point } from "#app/domain/geo/geo";

/** In degrees. */
export type Corner = readonly [longitude: number, latitude: number];
/** Closed. Its last corner may repeat the first. */
export type AreaRing = readonly Corner[];
/** The outline first, then the holes in it. */
export type AreaPolygon = readonly AreaRing[];
export type WarningArea = readonly AreaPolygon[];

/** In one of the polygons, but in none of its holes. */
export const isInArea = (area: WarningArea, point: Point): boolean =>
  area.some(
    ([outline, ...holes]) =>
      outline !== undefined && isInRing(outline, point) && !holes.some((hole) => isInRing(hole, point)),
  );

/** A line from a point inside to the east crosses the ring an odd number of times. */
function isInRing(ring: AreaRing, { longitude, latitude }: Point): boolean {
  let isInside = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    const [x, y] = corner;
    const [xBefore, yBefore] = before ?? corner;
    const isAcross = y > latitude !== yBefore > latitude;
    if (isAcross && longitude < x + ((latitude - y) * (xBefore - x)) / (yBefore - y)) isInside = !isInside;
    before = corner;
  }
  return isInside;
}
