import type { Stage } from "../sketch";
import { at, box, disc, fill, stroke } from "./svg";
import { smooth } from "./terrain";
import { mix } from "./colour";

/** Sheep: a white body, dark head and legs. */
export function sheep(
  places: readonly (readonly [x: number, y: number, scale: number])[],
  palette: Stage["palette"],
): string {
  const one =
    fill(palette.ink, box(-5, -3, 1.6, 5) + box(3, -3, 1.6, 5) + disc(8, -7, 2.6)) +
    fill(palette.paper, disc(-3, -6, 4.4) + disc(3, -6.5, 4.6) + disc(0, -8, 4.4));
  return places.map(([x, y, scale]) => at(x, y, one, Math.abs(scale), scale)).join("");
}

/** A dry-stone wall along a smooth line. */
export const dryWall = (ridge: readonly number[], palette: Stage["palette"], width = 7) =>
  stroke(palette.wallShade, width, smooth(ridge)) +
  `<path stroke="${palette.wall}" stroke-width="${width - 2}" stroke-dasharray="7 1.5 10 1.5 5 1.5" d="${smooth(ridge)}"/>`;

/** A swan on the water, facing right. */
export const swan = (x: number, y: number, scale: number, palette: Stage["palette"], flip = false) =>
  at(
    x,
    y,
    fill(
      palette.paper,
      "M-24-9q3 1 6-1q5-7 14-6q9 0 13 5q7-3 5-11q-3-8-3-12q1-8 8-8q6 0 7 6l-4 2q-3-3-4 0q0 4 3 10q4 13-4 20q-5 5-13 5h-14q-9-1-14-10z",
    ) +
      fill(palette.accent, "M25-38l6 5l-9-2z") +
      stroke(mix(palette.wallShade, palette.paper, 0.3), 1.6, "M-14-9q8 7 18-1M-10-5q7 4 12 0") +
      fill(palette.ink, "M21-37h4l-3 4z"),
    scale,
    flip ? -scale : scale,
  );
