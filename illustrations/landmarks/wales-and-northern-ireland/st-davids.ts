import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { crenels } from "../../shapes/castles";
import { nave, pinnacles } from "../../shapes/churches";
import { mix } from "../../shapes/colour";
import { copse, dots, roundTrees } from "../../shapes/plants";
import { rockMass } from "../../shapes/rock";
import { arch, box, disc, fill, grid, lancet, nums, poly, stroke } from "../../shapes/svg";
import { hill } from "../../shapes/terrain";
import { water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The cathedral along its hollow: long nave, transept, and the broad tower with its four pinnacles. */
function cathedral({ palette }: Stage, base: number): string {
  const top = base - 158;
  return (
    fill(
      palette.wall,
      box(330, top, 74, 158) + crenels(330, top, 74, 5) + pinnacles(333, top, 2, 68, 9, 26),
    ) +
    fill(palette.wallShade, box(382, top - 4, 22, 162) + poly(401, top - 26, 405, top, 400, top)) +
    fill(palette.wallShade, box(328, top + 6, 78, 3) + box(328, top + 62, 78, 3)) +
    fill(
      palette.glass,
      grid([340, top + 16], [2, 1], [24, 0], (x, y) => lancet(x, y, 14, 38)),
    ) +
    nave({ x: 214, base, w: 130, h: 66 }, palette, { bays: 6, roofH: 30 }) +
    nave({ x: 392, base, w: 118, h: 54 }, palette, { bays: 5, roofH: 24 }) +
    fill(palette.wall, poly(334, base, 334, base - 76, 367, base - 104, 400, base - 76, 400, base)) +
    fill(palette.wallShade, box(388, base - 84, 12, 84)) +
    fill(palette.glass, lancet(352, base - 78, 28, 62) + disc(367, base - 88, 4)) +
    stroke(palette.wall, 2, `M361.5 ${base - 62}v46M370.5 ${base - 62}v46`) +
    fill(palette.wall, poly(196, base, 196, base - 66, 214, base - 92, 232, base - 66, 232, base)) +
    fill(palette.glass, lancet(206, base - 62, 16, 36)) +
    fill(palette.ink, lancet(208, base - 20, 12, 20), 0.75)
  );
}

/** The Bishop's Palace: roofless, with an arcaded parapet of two stones along its top and a wheel window. */
function palace({ palette }: Stage, x: number, base: number): string {
  const ruin = "#a08a86";
  const body =
    `M${nums(x, base)}V${base - 58}l8-6v-20h118v18l14 8v58z` +
    grid([x + 12, base - 40], [5, 1], [25, 0], (px, py) => arch(px, py, 14, 40)) +
    grid([x + 14, base - 80], [9, 1], [12.4, 0], (px, py) => arch(px, py, 8, 20));
  return (
    fill(palette.ink, box(x + 12, base - 38, 118, 38), 0.4) +
    `<path fill="${ruin}" fill-rule="evenodd" d="${body}"/>` +
    fill(
      "#e4d6c2",
      grid([x + 8, base - 86], [6, 1], [20, 0], (px, py) => box(px, py, 10, 4)),
    ) +
    fill(mix(ruin, palette.ink, 0.3), box(x + 8, base - 58, 118, 3))
  );
}

/** The smallest city: its cathedral in a hollow, seen from the steps above, the tor of Carn Llidi over the sea. */
export const stDavids: Setting = {
  look: { sky: "mint", land: "leaf", water: "teal", wall: "welsh-slate", roof: "lead" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const stone = { ...stage, palette: { ...palette, wall: "#b5a9a8", wallShade: "#7f7379" } };
    const cross = (x: number, y: number, s: number) =>
      `M${nums(x, y)}v${nums(-s)}M${nums(x - s * 0.3, y - s * 0.7)}h${nums(s * 0.6)}` +
      disc(x, y - s * 0.7, s * 0.25);
    const slab = (x: number, y: number, h: number) => arch(x, y - h, h * 0.7, h);
    return (
      water(stage, 150, 200) +
      rockMass(
        [
          [-30, 176],
          [34, 158],
          [70, 138],
          [96, 130],
          [118, 140],
          [150, 136],
          [190, 158],
          [240, 176],
        ],
        196,
        mix("#7b8488", palette.skyMid, 0.3),
        palette,
        { turf: palette.far },
      ) +
      hill([-40, 178, 120, 172, 320, 184, 480, 166, 690, 158], palette.mid) +
      fill(palette.mid, copse(random, 500, 660, 196, 26)) +
      hill([-40, 216, 150, 212, 420, 222, 690, 196], palette.near) +
      asSubject(palace(stage, 30, 258)) +
      fill(palette.near, copse(random, 480, 660, 244, 40)) +
      asSubject(cathedral(stone, 268)) +
      hill([-40, 252, 120, 262, 330, 268, 520, 262, 690, 236], mix(palette.near, "#c7d06a", 0.3)) +
      hill([-40, 276, 160, 288, 360, 300, 690, 320], palette.near, palette.fore, 2, 14) +
      roundTrees(
        [
          [568, 282, 34],
          [622, 292, 44],
        ],
        palette.fore,
        palette.ink,
      ) +
      fill(
        mix("#7f8488", palette.ink, 0.2),
        slab(176, 332, 24) + slab(248, 342, 26) + slab(420, 336, 22) + slab(60, 350, 26),
      ) +
      stroke(mix("#7f8488", palette.ink, 0.2), 5, cross(122, 336, 44) + cross(506, 344, 38)) +
      stroke("#fff1b8", 3, dots(random, 0, 640, 312, 356, 40, 1))
    );
  },
};
