import type { Stage } from "../sketch";
import { rowingBoat } from "../kit/boats";
import { parishChurch } from "../kit/churches";
import { mix } from "../kit/colour";
import { spotsOn, village } from "../kit/village";
import { copse, dots, poplars, tufts, willow } from "../kit/plants";
import { fill, stroke } from "../kit/svg";
import { ground, hill, rolling } from "../kit/terrain";
import { ripples, water } from "../kit/water";

/** A church and a town across a river meadow, willows on the near bank. */
export function meadowTown(stage: Stage): string {
  const { palette, random } = stage;
  const x = random.whole(290, 400);
  const meadow = mix(palette.near, "#c7d06a", 0.35);
  const bank = [-60, 292, 120, 286, 320, 294, 500, 286, 720, 292];
  const flowers = random.pick([palette.paper, palette.sun, "#d77a92"]);
  return (
    hill(rolling(random, 184, 16, 2), palette.far) +
    hill(rolling(random, 214, 10, 3), palette.mid, palette.near, 2, 9) +
    fill(palette.near, copse(random, -20, 680, 250, 40)) +
    parishChurch(x, 256, random.between(1.9, 2.3), palette, random.chance(0.6)) +
    poplars(
      [
        [x - 60, 258, 78],
        [x - 44, 260, 62],
        [x + 160, 258, 70],
      ],
      palette.fore,
    ) +
    village(random, palette, spotsOn(random, x - 190, x + 10, [254, 268], 31), {
      wall: mix(palette.wall, palette.paper, 0.45),
      roof: palette.roof,
      size: 20,
    }) +
    village(random, palette, spotsOn(random, x + 130, x + 260, [256, 268], 31), {
      wall: palette.paper,
      roof: palette.roof,
      size: 20,
    }) +
    hill([-60, 268, 200, 264, 420, 270, 720, 264], meadow, palette.near, 2, 9) +
    water(stage, 292, 420, { calm: true }) +
    fill(meadow, ground(bank, 300)) +
    stroke(flowers, 3, dots(random, 20, 620, 274, 286, 50, 2)) +
    ripples(stage, 304, 354, 14, 0.6) +
    rowingBoat(random.whole(270, 420), 326, 1.3, palette.accent, palette) +
    willow(random.whole(90, 130), 318, 82, palette.near, "#5d4a38") +
    hill([-80, 312, 60, 312, 180, 334, 260, 420], palette.fore, palette.near, 2, 11) +
    stroke(palette.near, 2, tufts(random, 20, 200, 344, 16, 26)) +
    hill([480, 420, 560, 344, 640, 332, 720, 330], palette.fore)
  );
}
