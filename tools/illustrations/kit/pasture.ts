import type { Stage } from "../sketch";
import { at, box, disc, fill, stroke } from "./svg";
import { smooth } from "./terrain";

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
