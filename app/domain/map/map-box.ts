import type { Point } from "#app/domain/geo/geo";
import { toOutlineMap } from "#app/domain/geo/national-grid";

/**
 * Kilometres on the map of the United Kingdom, y grows southwards: the units of toOutlineMap and of uk.svg.
 */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the map. */
export interface MapBox extends MapPoint {
  readonly width: number;
  readonly height: number;
}

export interface Framing {
  /** Width by height. */
  readonly ratio: number;
  /** The least width shown. */
  readonly leastKm: number;
  /** The free margin on every side, as a fraction of the whole. */
  readonly margin: number;
}

/** Returns the smallest box of that ratio, width and margin that contains all the points. Throws if there are none. */
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

/** A point's position in the box, as fractions of its width and height: 0 to 1 inside. */
export function inBox(box: MapBox, { x, y }: MapPoint): { left: number; top: number } {
  return { left: (x - box.x) / box.width, top: (y - box.y) / box.height };
}

export const onMap = (point: Point): MapPoint => toOutlineMap(point);
