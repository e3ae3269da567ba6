import type { Sketch, Stage } from "../sketch";
import { SUNNY } from "../palette";
import { mix } from "../kit/colour";
import { copse, roundTrees } from "../kit/plants";
import { at, box, disc, fill, grid, line, nums, poly, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { water } from "../kit/water";

/** A big wheel of the given radius around 0, 0 with coloured cars. */
export function bigWheel({ palette }: Stage, r: number, colours: readonly string[]): string {
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6 + 0.26;
    return [Math.round(Math.cos(angle) * r), Math.round(Math.sin(angle) * r)] as const;
  });
  const cars = colours.map((colour, turn) =>
    fill(
      colour,
      spokes
        .filter((_, index) => index % colours.length === turn)
        .map(([x, y]) => disc(x, y + 4, r * 0.11))
        .join(""),
    ),
  );
  return (
    stroke(
      palette.ink,
      4,
      `${line(0, 0)}L${nums(-r * 0.55, r * 1.32)}${line(0, 0)}L${nums(r * 0.55, r * 1.32)}`,
    ) +
    stroke(palette.paper, 4, disc(0, 0, r)) +
    stroke(
      palette.ink,
      1.4,
      disc(0, 0, r) + disc(0, 0, r * 0.86) + spokes.map(([x, y]) => line(0, 0, x, y)).join(""),
    ) +
    cars.join("") +
    fill(SUNNY, disc(0, 0, r * 0.13))
  );
}

/** A coaster's track over trestles. */
function coaster({ palette, random }: Stage, base: number): string {
  const peak = random.whole(150, 166);
  const track = `M40 ${base - 8}C110 ${base - 12} 130 ${peak} 186 ${peak}S240 ${base - 20} 290 ${base - 26}S340 192 386 192S430 ${base - 12} 520 ${base - 10}`;
  const heights = [
    [120, 206],
    [140, 182],
    [160, 164],
    [186, peak],
    [206, peak + 14],
    [226, 208],
    [342, 212],
    [364, 198],
    [386, 192],
    [406, 202],
  ] as const;
  const posts =
    heights.map(([x, y]) => `${line(x, y + 3)}V${base}`).join("") +
    heights
      .slice(1)
      .map(([x], index) => line(heights[index]?.[0] ?? 0, base - 20, x, base - 4))
      .join("");
  return (
    stroke(palette.paper, 2, posts, 0.95) +
    stroke(palette.accent, 6, track) +
    stroke(palette.ink, 1.6, track, 0.6) +
    fill(palette.sun, box(168, peak - 12, 11, 9) + box(181, peak - 13, 11, 9) + box(194, peak - 11, 11, 9))
  );
}

export const themePark: Sketch = {
  look: {
    sky: ["clear", "mint", "peach", "morning"],
    land: ["leaf", "meadow", "pine"],
    water: ["turquoise", "sea"],
    wall: ["cream"],
  },
  draw(stage) {
    const { palette, random } = stage;
    const colours = [palette.accent, SUNNY, palette.water, palette.paper];
    const tent = (x: number, base: number, w: number, h: number, colour: string) =>
      fill(
        palette.paper,
        poly(
          x,
          base,
          x + w * 0.08,
          base - h * 0.5,
          x + w / 2,
          base - h,
          x + w * 0.92,
          base - h * 0.5,
          x + w,
          base,
        ),
      ) +
      fill(
        colour,
        grid([x, base], [3, 1], [w / 3, 0], (px) => poly(px, base, px + w / 6, base, x + w / 2, base - h)),
      ) +
      stroke(palette.ink, 1.4, `${line(x + w / 2, base - h)}v-12`) +
      fill(
        palette.accent,
        poly(x + w / 2, base - h - 12, x + w / 2 + 12, base - h - 8, x + w / 2, base - h - 4),
      );
    return (
      hill(rolling(random, 212, 14, 3), palette.far) +
      fill(palette.mid, copse(random, -10, 650, 252, 34)) +
      coaster(stage, 268) +
      at(random.whole(420, 456), 190, bigWheel(stage, random.whole(62, 72), colours)) +
      hill([-40, 264, 200, 262, 420, 268, 690, 260], palette.near, palette.fore, 3, 12) +
      tent(random.whole(230, 260), 288, 96, 62, random.pick([palette.accent, palette.water])) +
      tent(350, 284, 56, 40, SUNNY) +
      water(stage, 312, 360, { calm: true, sunPath: false }) +
      roundTrees(
        [
          [44, 312, 28],
          [92, 316, 20],
          [560, 314, 22],
          [606, 312, 30],
        ],
        palette.fore,
        palette.ink,
      ) +
      fill(mix(palette.near, palette.fore, 0.5), "M0 306q120 12 320 6t320-4v8q-140 6-320 8T0 318z")
    );
  },
};
