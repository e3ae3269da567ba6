import type { Point } from "#app/domain/geo/geo";
import { toOutlineMap } from "#app/domain/geo/national-grid";

/** In kilometres; y grows southwards. toOutlineMap and uk.svg use the same units. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export interface MapBox extends MapPoint {
  readonly width: number;
  readonly height: number;
}

interface Framing {
  readonly ratio: number;
  readonly leastKm: number;
  readonly margin: number;
}

/** The smallest that contains all the points. Throws RangeError without points. */
export function boxAround(points: readonly MapPoint[], { ratio, leastKm, margin }: Framing): MapBox {
  if (points.length === 0) throw new RangeError("a box around nothing");
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const within = 1 - 2 * margin;
  const width = Math.max(leastKm, (east - west) / within, ((south - north) / within) * ratio);
  const height = width / ratio;
  return { x: (west + east - width) / 2, y: (north + south - height) / 2, width, height };
}

/** As fractions of its width and height, 0 to 1 inside. */
export function inBox(box: MapBox, { x, y }: MapPoint): { left: number; top: number } {
  return { left: (x - box.x) / box.width, top: (y - box.y) / box.height };
}

export const onMap = (point: Point): MapPoint => toOutlineMap(point);
