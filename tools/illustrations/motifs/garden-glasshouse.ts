import type { Stage } from "../sketch";
import { mix } from "../kit/colour";
import { copse, dots, roundTrees } from "../kit/plants";
import { at, box, disc, fill, grid, line, poly, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";

/** A domed glasshouse 260 wide around x = 0: curved ribs, palms within. */
function glasshouse({ palette }: Stage): string {
  const glass = mix(palette.skyTop, palette.paper, 0.45);
  const palm = (x: number, h: number) =>
    `M${x} 0q2-${h / 2} 0-${h}M${x} -${h}q-8-8-16 2M${x} -${h}q8-8 16 2M${x} -${h}q-4-12-12-10M${x} -${h}q4-12 12-10`;
  const ribs = [-30, -16, 0, 16, 30].map((x) => `M${x} -54Q${x * 1.3} -92 ${x * 0.3} -108`).join("");
  return (
    fill(
      glass,
      "M-130 0V-40Q-128-62-100-64H100Q128-62 130-40V0zM-50 0V-64Q-46-108 0-110Q46-108 50-64V0zM-14-110h28v-8h-28z",
    ) +
    stroke(palette.near, 4, palm(-92, 34) + palm(-26, 52) + palm(20, 60) + palm(84, 32), 0.9) +
    stroke(
      palette.paper,
      2,
      ribs +
        grid([-120, -42], [12, 1], [21.8, 0], (x, y) => `${line(x, 0)}V${y}`) +
        "M-130-40H130M-50-64H50M-130-20H130M-130 0V-40Q-128-62-100-64H100Q128-62 130-40V0M-50 0V-64Q-46-108 0-110Q46-108 50-64V0",
    ) +
    fill(palette.paper, box(-10, -26, 20, 26)) +
    fill(palette.glass, box(-7, -22, 6, 22) + box(1, -22, 6, 22))
  );
}

/** Long borders on both sides of a lawn walk that ends at a glasshouse. */
export function glasshouseGarden(stage: Stage): string {
  const { palette, random } = stage;
  const tones = random.pick<readonly [string, string, string]>([
    ["#d77a92", "#8d7bc0", palette.sun],
    [palette.accent, palette.sun, palette.paper],
    ["#8d7bc0", palette.paper, "#d9826b"],
  ]);
  const border = tones
    .map((tone) =>
      stroke(tone, 6, dots(random, 20, 220, 290, 348, 34, 5) + dots(random, 420, 620, 290, 348, 34, 5)),
    )
    .join("");
  const lawn = mix(palette.near, "#c7d06a", 0.35);
  return (
    hill(rolling(random, 192, 16, 2), palette.far) +
    fill(palette.mid, copse(random, -20, 680, 246, 48)) +
    roundTrees(
      [
        [110, 262, 32],
        [160, 264, 24],
        [486, 262, 26],
        [540, 262, 34],
      ],
      palette.near,
      palette.ink,
    ) +
    at(320, 264, glasshouse(stage), random.between(1, 1.15)) +
    hill([-60, 264, 320, 262, 720, 264], lawn, palette.near, 4, 13) +
    fill(
      palette.fore,
      poly(-20, 282, 250, 270, 232, 290, 170, 420, -20, 420) +
        poly(660, 282, 390, 270, 408, 290, 470, 420, 660, 420),
    ) +
    border +
    fill(palette.sand, poly(312, 264, 328, 264, 372, 420, 268, 420)) +
    fill(palette.fore, disc(-10, 320, 50) + disc(650, 320, 50))
  );
}
