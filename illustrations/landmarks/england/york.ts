import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { bastion, crenels } from "../../shapes/castles";
import { gothicTower, nave, pinnacles } from "../../shapes/churches";
import { spotsOn, village } from "../../shapes/village";
import { copse, dots, roundTrees } from "../../shapes/plants";
import { box, disc, fill, grid, lancet, poly, stroke } from "../../shapes/svg";
import { hill, rolling } from "../../shapes/terrain";
import { asSubject } from "../../subject";

/** York Minster from the south-west: twin west towers, heart-shaped great window, broad lantern tower behind. */
function minster({ palette }: Stage, x: number, base: number): string {
  const lantern = { x: x + 148, base, w: 52, h: 132 };
  return (
    gothicTower(lantern, palette, { crown: 6, window: false }) +
    fill(
      palette.glass,
      grid([lantern.x + 7, base - 122], [2, 1], [22, 0], (px, py) => lancet(px, py, 14, 44)),
    ) +
    stroke(
      palette.wall,
      1.6,
      grid([lantern.x + 14, base - 120], [2, 1], [22, 0], (px, py) => `M${px} ${py}v42`),
    ) +
    fill(palette.wall, pinnacles(lantern.x + 13, base - 132, 3, 13, 3, 7)) +
    nave({ x: x + 60, base, w: 210, h: 62 }, palette, { bays: 10, roofH: 22 }) +
    fill(
      palette.wall,
      poly(x + 160, base, x + 160, base - 70, x + 182, base - 92, x + 204, base - 70, x + 204, base),
    ) +
    fill(
      palette.glass,
      disc(x + 182, base - 68, 9) +
        grid([x + 168, base - 50], [3, 1], [10.5, 0], (px, py) => lancet(px, py, 7, 34)),
    ) +
    fill(palette.wallShade, box(x + 198, base - 70, 6, 70)) +
    fill(
      palette.wall,
      poly(x + 24, base, x + 24, base - 84, x + 45, base - 100, x + 66, base - 84, x + 66, base),
    ) +
    fill(palette.glass, lancet(x + 33, base - 82, 24, 52)) +
    stroke(
      palette.wall,
      1.5,
      `M${x + 39} ${base - 60}v30M${x + 45} ${base - 60}v30M${x + 51} ${base - 60}v30M${x + 45} ${base - 60}q-9-5-6-13q4-4 6 1q2-5 6-1q3 8-6 13z`,
    ) +
    fill(palette.ink, lancet(x + 38, base - 22, 14, 22), 0.8) +
    gothicTower({ x, base, w: 30, h: 126 }, palette, { crown: 15 }) +
    gothicTower({ x: x + 60, base, w: 30, h: 126 }, palette, { crown: 15 })
  );
}

export const york: Setting = {
  look: { sky: "peach", land: "meadow", wall: "cream", roof: "lead" },
  ground: 262,
  view: { x: 70, y: 45, zoom: 1.2 },
  back(stage) {
    const { palette, random } = stage;
    const limestone = { ...palette, wall: "#cbb78d", wallShade: "#94826a" };
    const town = { wall: "#efd9b8", roof: "#a9492f", size: 17 };
    const courses = grid([0, 280], [9, 2], [72, 11], (x, y) => `M${x + (y % 2) * 30} ${y}h24`);
    return (
      hill(rolling(random, 206, 8, 3), palette.far) +
      fill(palette.mid, copse(random, -10, 650, 232, 26)) +
      asSubject(minster(stage, 178, 246)) +
      village(random, palette, spotsOn(random, 10, 620, [246, 260], 41), town) +
      roundTrees(
        [
          [70, 264, 18],
          [560, 264, 20],
        ],
        palette.near,
        palette.ink,
      ) +
      fill(limestone.wall, box(-6, 270, 652, 40) + crenels(-6, 270, 652, 9)) +
      fill(limestone.wallShade, box(-6, 276, 652, 2.5)) +
      stroke(limestone.wallShade, 1.4, courses, 0.6) +
      asSubject(bastion({ x: 404, base: 312, w: 58, h: 58 }, limestone, { merlon: 8, slits: 2 })) +
      bastion({ x: 104, base: 312, w: 44, h: 52 }, limestone, { merlon: 7, slits: 2 }) +
      hill([-40, 306, 140, 300, 320, 308, 480, 302, 690, 308], palette.near, palette.fore, 3, 12) +
      stroke(palette.fore, 2, dots(random, 0, 640, 318, 356, 15, 2), 0.6) +
      stroke("#f8c83a", 4.4, dots(random, 0, 640, 312, 354, 25, 1)) +
      stroke("#fff1b8", 3, dots(random, 0, 640, 312, 354, 15, 1))
    );
  },
};
