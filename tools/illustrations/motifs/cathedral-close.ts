import type { Stage } from "../sketch";
import { mix } from "../kit/colour";
import { street } from "../kit/houses";
import { copse, dots, roundTrees } from "../kit/plants";
import { at, fill, poly, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { cathedral } from "./cathedral";

/** A cathedral in its close: lawns and old trees round it, canons' houses to one side. */
export function cathedralClose(stage: Stage): string {
  const { palette, random } = stage;
  const lawn = mix(palette.near, "#c7d06a", 0.35);
  const walls = [
    mix(palette.wall, palette.paper, 0.3),
    "#fdf6e6",
    mix("#b9644a", palette.wall, 0.3),
  ] as const;
  const spired = random.chance(0.5);
  return (
    hill(rolling(random, 200, 12, 2), palette.far) +
    fill(palette.mid, copse(random, -20, 680, 250, 44)) +
    street(random, palette, {
      from: 430,
      to: 700,
      base: 268,
      low: 28,
      high: 38,
      walls,
      roofs: [palette.roof],
    }) +
    at(
      150,
      272,
      cathedral(stage, {
        spired,
        westTowers: !spired || random.chance(0.5),
        crossing: spired ? 84 : 98,
        bays: 10,
      }),
      spired ? 1.25 : 1.42,
    ) +
    fill(palette.near, copse(random, -20, 130, 276, 44)) +
    hill([-60, 270, 200, 268, 420, 272, 720, 266], lawn, palette.near, 5, 12) +
    fill(
      mix(palette.sand, palette.paper, 0.3),
      poly(190, 272, 206, 272, 330, 420, 210, 420) +
        poly(220, 290, 560, 276, 720, 280, 720, 288, 560, 284, 236, 306),
    ) +
    roundTrees(
      [
        [420, 284, 28],
        [486, 292, 22],
        [80, 298, 32],
      ],
      palette.near,
      palette.ink,
    ) +
    roundTrees(
      [
        [34, 330, 34],
        [590, 324, 38],
        [530, 318, 20],
      ],
      palette.fore,
      palette.ink,
    ) +
    stroke(random.pick([palette.paper, "#f8c83a", "#8d7bc0"]), 3.4, dots(random, 330, 560, 306, 350, 60, 2))
  );
}
