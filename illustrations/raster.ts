/**
 * A drawing as points, with each part in a colour that says what it is: the camera and the tests measure
 * this.
 */
import { Resvg } from "@resvg/resvg-js";
import type { Bounds } from "./bounds";
import { asFile } from "./sketch";

const PAINT = /fade\((#[0-9a-f]{6}(?:![a-z0-9])?)[^)]*\)|#[0-9a-f]{6}(?:![a-z0-9])?/g;

/** The drawing with the colours that a survey gives to each kind of thing. */
export const dyed = (drawing: string, dye: (kind: string) => string) =>
  drawing
    .replace(PAINT, (paint, first?: string) => dye((first ?? paint).slice(8)))
    .replace(/ (?:fill-)?opacity="[^"]*"/g, "");

interface Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of the point. */
  readonly at: (x: number, y: number) => readonly [number, number, number, number];
}

export const SCALE = 0.25;

export function raster(drawing: string): Raster {
  const { width, height, pixels } = new Resvg(asFile(`<g>${drawing}</g>`), {
    fitTo: { mode: "zoom", value: SCALE },
    shapeRendering: 0,
  }).render();
  return {
    width,
    height,
    at: (x, y) => {
      const start = (y * width + x) * 4;
      return [pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0, pixels[start + 3] ?? 0];
    },
  };
}

export function count({ width, height, at }: Raster, holds: (point: readonly number[]) => boolean): number {
  let found = 0;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (holds(at(x, y))) found += 1;
  return found;
}

export const isPart = ([red = 0, green = 0, , cover = 0]: readonly number[]) =>
  cover > 127 && red > 127 && green < 60;
export const asPart = (drawing: string) => dyed(drawing, () => "#ff0000");

/** Measures what a drawing covers within the scene's frame: the area in square units, and the smallest box around it. */
export function inkOfDrawing(drawing: string): { readonly area: number; readonly box: Bounds | null } {
  const map = raster(asPart(drawing));
  let [area, left, top, right, foot] = [0, Infinity, Infinity, -Infinity, -Infinity];
  for (let y = 0; y < map.height; y++)
    for (let x = 0; x < map.width; x++)
      if (isPart(map.at(x, y))) {
        area += 1;
        [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
        [top, foot] = [Math.min(top, y), Math.max(foot, y + 1)];
      }
  const box = { left: left / SCALE, top: top / SCALE, right: right / SCALE, foot: foot / SCALE };
  return { area: area / SCALE ** 2, box: area > 0 ? box : null };
}

/** Whether two drawings touch or almost touch within the scene's frame. */
export function touches(one: string, other: string): boolean {
  const [first, second] = [raster(asPart(one)), raster(asPart(other))];
  const isNear = (x: number, y: number) =>
    [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => isInk(second, x + dx, y + dy)));
  for (let y = 0; y < first.height; y++)
    for (let x = 0; x < first.width; x++) if (isPart(first.at(x, y)) && isNear(x, y)) return true;
  return false;
}

const isInk = ({ width, height, at }: Raster, x: number, y: number) =>
  x >= 0 && x < width && y >= 0 && y < height && isPart(at(x, y));
