import type { Point } from "../../../app/domain/geo";

/** A point of the plane in which lines are straight: degree-scaled spherical Mercator, which is conformal. */
export interface PlanarPoint {
  readonly x: number;
  readonly y: number;
}

export interface Segment {
  readonly from: PlanarPoint;
  readonly to: PlanarPoint;
}

const RADIANS_PER_DEGREE = Math.PI / 180;

export function mercator({ latitude, longitude }: Point): PlanarPoint {
  const y = Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS_PER_DEGREE) / 2)) / RADIANS_PER_DEGREE;
  return { x: longitude, y };
}

/**
 * Where the lines of two segments cross, as shares of the way along each (0 is `from`, 1 is `to`); null if they are
 * parallel. Shares outside 0 to 1 lie off the segment.
 */
export function crossing(a: Segment, b: Segment): { alongA: number; alongB: number } | null {
  const ax = a.to.x - a.from.x;
  const ay = a.to.y - a.from.y;
  const bx = b.to.x - b.from.x;
  const by = b.to.y - b.from.y;
  const determinant = ax * by - ay * bx;
  if (determinant === 0) return null;
  const dx = b.from.x - a.from.x;
  const dy = b.from.y - a.from.y;
  return { alongA: (dx * by - dy * bx) / determinant, alongB: (dx * ay - dy * ax) / determinant };
}

/** The segments of a line through the points. */
export function segmentsOf(points: readonly PlanarPoint[]): Segment[] {
  return points.slice(1).map((to, i) => ({ from: points[i] as PlanarPoint, to }));
}
