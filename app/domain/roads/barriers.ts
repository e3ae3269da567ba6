import { type Point, RADIANS_PER_DEGREE } from "#app/domain/geo/geo";

/** Water that no road crosses, as single segments of four numbers: the x and y of both ends. */
export interface Barriers {
  readonly segments: Float64Array;
}

/** Rounded down so that no barrier within reach is left out. */
const KM_PER_DEGREE = 111;

/** Spherical Mercator, in degrees: a short line between places is straight. */
function planar({ latitude, longitude }: Point): [x: number, y: number] {
  return [
    longitude,
    Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS_PER_DEGREE) / 2)) / RADIANS_PER_DEGREE,
  ];
}

export function createBarriers(lines: readonly (readonly Point[])[]): Barriers {
  const ends = lines.flatMap((line) =>
    line.slice(1).flatMap((to, i) => [...planar(line[i] as Point), ...planar(to)]),
  );
  return { segments: Float64Array.from(ends) };
}

/** That a way of at most this length may cross. */
export function barriersNear({ segments }: Barriers, place: Point, kilometres: number): Barriers {
  const [x, y] = planar(place);
  // On a Mercator map a kilometre gets longer towards the poles, in all directions alike.
  const reach = kilometres / KM_PER_DEGREE / Math.cos((Math.abs(place.latitude) + 1) * RADIANS_PER_DEGREE);
  const near: number[] = [];
  for (let at = 0; at < segments.length; at += 4) {
    const ax = (segments[at] as number) - x;
    const ay = (segments[at + 1] as number) - y;
    const bx = (segments[at + 2] as number) - x;
    const by = (segments[at + 3] as number) - y;
    const isBeside = (ax > reach && bx > reach) || (ax < -reach && bx < -reach);
    const isAboveOrBelow = (ay > reach && by > reach) || (ay < -reach && by < -reach);
    if (!isBeside && !isAboveOrBelow) for (let i = at; i < at + 4; i++) near.push(segments[i] as number);
  }
  return { segments: Float64Array.from(near) };
}

export function isBarrierBetween(barriers: Barriers, from: Point, to: Point): boolean {
  return barriers.segments.length > 0 && timesCrossed(barriers, from, to) > 0;
}

/** The segments that the straight line crosses or touches. */
export function timesCrossed({ segments }: Barriers, from: Point, to: Point): number {
  const [ax, ay] = planar(from);
  const [bx, by] = planar(to);
  let times = 0;
  for (let at = 0; at < segments.length; at += 4) {
    const cx = segments[at] as number;
    const cy = segments[at + 1] as number;
    const dx = segments[at + 2] as number;
    const dy = segments[at + 3] as number;
    const determinant = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
    if (determinant === 0) continue;
    const alongWay = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / determinant;
    const alongBarrier = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / determinant;
    if (alongWay >= 0 && alongWay <= 1 && alongBarrier >= 0 && alongBarrier <= 1) times++;
  }
  return times;
}
