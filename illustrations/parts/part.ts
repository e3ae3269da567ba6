import { arch, box, grid, lancet } from "../shapes/svg";
import type { Stage } from "../sketch";

/** A drawing. The middle of its foot is at 0, 0. */
export type Part = (stage: Stage) => string;

type Rows = readonly [x: number, y: number, columns: number, rows: number, stepX: number, stepY: number];

/** Windows in columns and rows: square, round-headed, pointed. */
export const panes = ([x, y, columns, rows, stepX, stepY]: Rows, w: number, h: number) =>
  grid([x, y], [columns, rows], [stepX, stepY], (px, py) => box(px, py, w, h));
export const arches = ([x, y, columns, rows, stepX, stepY]: Rows, w: number, h: number) =>
  grid([x, y], [columns, rows], [stepX, stepY], (px, py) => arch(px, py, w, h));
export const lancets = ([x, y, columns, rows, stepX, stepY]: Rows, w: number, h: number) =>
  grid([x, y], [columns, rows], [stepX, stepY], (px, py) => lancet(px, py, w, h));
