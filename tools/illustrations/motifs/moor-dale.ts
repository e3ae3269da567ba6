import type { Stage } from "../sketch";
import { stoneBridge } from "../kit/castles";
import { mix } from "../kit/colour";
import { houses } from "../kit/houses";
import { copse, dots, roundTrees, tufts } from "../kit/plants";
import { fill, nums, stroke } from "../kit/svg";
import { cuts, hill, rolling } from "../kit/terrain";
import { dryWall, sheep } from "./moor-things";

/** A field barn: small door, no windows to speak of. */
function barn({ palette }: Stage, x: number, base: number, w: number): string {
  return houses(
    [
      {
        x,
        base,
        w,
        h: w * 0.5,
        roofH: w * 0.32,
        wall: palette.wall,
        roof: palette.roof,
        columns: 1,
        rows: 1,
        door: palette.ink,
      },
    ],
    palette,
  );
}

/** A walled dale: fields up to the moor, stone barns, a beck under a packhorse bridge. */
export function dale(stage: Stage): string {
  const { palette, random } = stage;
  const left = [-80, random.whole(130, 150), 60, 146, 180, 178, 280, 226, 340, 256, 400, 280];
  const right = [240, 282, 320, 254, 420, 208, 520, 168, 600, random.whole(140, 156), 720, 138];
  const green = mix(palette.near, "#8bab50", 0.75);
  const leaves = mix(palette.fore, "#2c5a45", 0.8);
  const walls = [
    [60, 150, 90, 190, 60, 230, 90, 290],
    [150, 168, 190, 204, 170, 240, 210, 280],
    [-80, 212, 60, 218, 190, 240, 300, 262],
    [520, 170, 500, 206, 530, 244, 500, 290],
    [600, 148, 590, 190, 620, 230, 590, 290],
    [720, 206, 600, 212, 480, 230, 370, 258],
  ];
  const beck = `M${nums(330, 262)}q-30 20 10 34q50 16 0 40q-40 20-70 84h120q10-50 40-80t-20-54q-60-12-40-24z`;
  return (
    hill(rolling(random, 168, 16, 2), palette.far) +
    hill(rolling(random, 206, 10, 3), palette.mid) +
    hill(left, mix(green, palette.mid, 0.2)) +
    cuts(left, palette.fore, 2, 10, 0.25) +
    hill(right, green) +
    cuts(right, palette.fore, 2, 10, 0.25) +
    walls.map((wall) => dryWall(wall, palette, 3.6)).join("") +
    fill(leaves, copse(random, 270, 380, 264, 14)) +
    barn(stage, 118, 232, 34) +
    barn(stage, 548, 226, 38) +
    barn(stage, 424, 250, 30) +
    sheep(
      [
        [216, 236, 0.7],
        [240, 246, 0.8],
        [470, 226, -0.7],
        [560, 262, 0.9],
      ],
      palette,
    ) +
    hill(
      [-80, 276, 140, 282, 330, 288, 520, 280, 720, 284],
      mix(green, "#c7c25a", 0.2),
      palette.fore,
      3,
      12,
    ) +
    fill(mix(palette.skyTop, palette.water, 0.3), beck) +
    stroke(palette.shine, 2, "M334 284q-10 8 10 16M350 316q-30 20-44 36M372 330q-16 12-24 26", 0.9) +
    stoneBridge({ x: 256, base: 326, w: 180, h: 34 }, palette, { arches: 1, rise: 16, parapet: 9 }) +
    sheep(
      [
        [170, 320, 1.3],
        [214, 334, -1.4],
        [500, 316, 1.2],
      ],
      palette,
    ) +
    roundTrees(
      [
        [60, 318, 26],
        [590, 312, 30],
      ],
      leaves,
      palette.ink,
    ) +
    stroke("#b48abf", 3.4, dots(random, 0, 220, 338, 356, 40, 4) + dots(random, 440, 640, 330, 356, 40, 4)) +
    stroke(palette.fore, 2, tufts(random, 0, 640, 358, 20, 16))
  );
}
