import type { Stage } from "../sketch";
import { yacht } from "../kit/boats";
import { mix } from "../kit/colour";
import { street } from "../kit/houses";
import { copse } from "../kit/plants";
import { box, fill, grid, line, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { water } from "../kit/water";
import { beachThings, sands } from "./beach-things";

/** A row of sea-front houses behind a promenade, the beach curving away below. */
export function seasidePromenade(stage: Stage): string {
  const { palette, random } = stage;
  const from = random.whole(270, 350);
  const walls = random.pick<readonly [string, ...string[]]>([
    ["#f8ebd0", "#fdf6e6", "#f1dfbd"],
    ["#f6cfc4", "#fbe7b4", "#cfe3e0", "#fdf6e6"],
    ["#f8ebd0", mix(palette.wall, palette.paper, 0.4), "#fdf6e6"],
  ]);
  const lamps = grid([from + 10, 222], [9, 1], [44, 0], (x, y) => `${line(x, y)}v-26`);
  const globes = grid([from + 10, 194], [9, 1], [44, 0], (x, y) => `${line(x, y)}h.1`);
  return (
    hill(rolling(random, 190, 8, 3), palette.far) +
    water(stage, 194, 310) +
    hill(
      [from - 60, 232, from, 200, from + 90, random.whole(158, 176), 560, 150, 720, 158],
      mix(palette.mid, palette.near, 0.4),
      palette.fore,
      2,
      9,
    ) +
    fill(palette.fore, copse(random, from + 40, 700, 200, 18)) +
    street(random, palette, { from, to: 720, base: 222, low: 32, high: 46, walls, roofs: [palette.roof] }) +
    fill(palette.wall, box(from - 14, 220, 480, 7)) +
    fill(palette.wallShade, box(from - 14, 227, 480, 14)) +
    stroke(palette.ink, 1.4, lamps, 0.8) +
    stroke(palette.sun, 5, globes) +
    yacht(150, 232, random.between(0.7, 1), palette.accent, palette.deep, palette) +
    yacht(220, 210, 0.4, palette.sun, palette.ink, palette) +
    sands(stage, [-60, 300, 60, 296, 190, 290, 300, 256, 400, 240, 560, 236, 720, 236]) +
    beachThings(stage)
  );
}
