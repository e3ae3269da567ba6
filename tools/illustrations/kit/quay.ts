import type { Stage } from "../sketch";
import { box, fill, grid, stroke } from "./svg";

/** A quay of coursed stone; x to x + w, its top at y. */
export function quay({ palette }: Stage, x: number, y: number, w: number, h: number): string {
  const courses = grid(
    [x, y + 9],
    [1, Math.max(1, Math.floor(h / 9) - 1)],
    [0, 9],
    (px, py) => `M${px} ${py}h${w}`,
  );
  return (
    fill(palette.wallShade, box(x, y, w, h)) +
    fill(palette.wall, box(x, y, w, 4)) +
    stroke(palette.ink, 1, courses, 0.25)
  );
}
