import type { Stage } from "../sketch";
import { mix } from "../kit/colour";
import { copse, dots, roundTrees, tufts } from "../kit/plants";
import { gulls } from "../kit/sky";
import { fill, poly, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";

/** Inland cliffs: a limestone gorge with a road winding out of it. */
export function gorge(stage: Stage): string {
  const { palette, random } = stage;
  const rock = mix("#c9c4b4", palette.skyLow, 0.2);
  const wall = (way: 1 | -1, edge: number, top: number, stone: string) => {
    const x = (offset: number) => 320 + way * offset;
    const face = poly(
      x(edge),
      300,
      x(edge + 8),
      250,
      x(edge + 2),
      214,
      x(edge + 20),
      186,
      x(edge + 16),
      top + 30,
      x(edge + 48),
      top,
      x(edge + 130),
      top - 18,
      x(460),
      top - 30,
      x(460),
      420,
      x(edge),
      420,
    );
    const clefts = [44, 92, 150, 214]
      .map((dx) =>
        poly(
          x(edge + dx),
          top + 12,
          x(edge + dx + 16),
          300,
          x(edge + dx - 10),
          300,
          x(edge + dx - 4),
          top + 90,
        ),
      )
      .join("");
    const ledges = [0.3, 0.55, 0.78]
      .map(
        (s) =>
          `M${x(edge + 24)} ${Math.round(top + (300 - top) * s)}L${x(edge + 90)} ${Math.round(top + (300 - top) * s - 8)}L${x(edge + 220)} ${Math.round(top + (300 - top) * s - 2)}`,
      )
      .join("");
    const turf = `M${x(edge + 14)} ${top + 34}L${x(edge + 48)} ${top - 2}L${x(edge + 130)} ${top - 20}L${x(460)} ${top - 34}V${top + 4}Q${x(edge + 190)} ${top + 16} ${x(edge + 130)} ${top + 6}T${x(edge + 14)} ${top + 34}z`;
    return (
      fill(stone, face) +
      fill(palette.ink, clefts, way === 1 ? 0.26 : 0.16) +
      stroke(mix(stone, palette.ink, 0.3), 1.8, ledges, 0.5) +
      fill(palette.near, turf)
    );
  };
  return (
    hill(rolling(random, 196, 14, 3), palette.far) +
    wall(-1, 96, random.whole(146, 164), mix(rock, palette.skyMid, 0.4)) +
    wall(1, 84, random.whole(126, 144), mix(rock, palette.ink, 0.12)) +
    wall(-1, 150, random.whole(108, 126), rock) +
    fill(palette.fore, copse(random, 180, 480, 292, 22)) +
    hill([-60, 300, 120, 290, 320, 286, 520, 292, 720, 302], palette.near, palette.fore, 3, 13) +
    fill(
      mix(palette.sand, palette.paper, 0.3),
      "M200 420C260 350 420 348 390 320S300 304 318 288h10C322 302 420 304 436 324S380 366 330 420z",
    ) +
    roundTrees(
      [
        [90, 316, 28],
        [150, 304, 20],
        [500, 306, 22],
        [560, 318, 30],
      ],
      palette.fore,
      palette.ink,
    ) +
    stroke(palette.sun, 3, dots(random, 20, 240, 330, 354, 24, 2) + dots(random, 440, 620, 334, 354, 24, 2)) +
    stroke(palette.fore, 2, tufts(random, 20, 620, 352, 26, 16)) +
    gulls(palette, [300, 128, 6], [322, 140, 5])
  );
}
