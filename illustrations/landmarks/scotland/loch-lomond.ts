import type { Setting } from "../../settings/setting";
import { rowingBoat, steamer } from "../../shapes/boats";
import { mix } from "../../shapes/colour";
import { coniferRow, conifers, copse, roundTrees, tufts } from "../../shapes/plants";
import { fill, grid, poly, stroke } from "../../shapes/svg";
import { hill, mountain } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** Ben Lomond's lone cone over the wide, wooded islands of the loch's southern end. */
export const lochLomond: Setting = {
  look: { sky: "deep", land: "pine", water: "blue" },
  ground: 262,
  view: { x: 40, y: 30, zoom: 1.12 },
  back(stage) {
    const { palette, random } = stage;
    const ben = mix(palette.far, "#93709a", 0.35);
    const island = (x: number, y: number, w: number) =>
      fill(palette.near, copse(random, x, x + w, y, w * 0.17)) +
      fill(palette.sand, `M${x - 8} ${y + 3}q${w / 2} 9 ${w + 16} 0q-${w / 2}-8-${w + 16} 0z`) +
      fill(palette.fore, copse(random, x + w * 0.2, x + w * 0.75, y, w * 0.12));
    return (
      mountain(
        random,
        palette,
        { x: 120, top: 158, base: 232, left: 180, right: 170 },
        mix(palette.far, palette.skyMid, 0.2),
      ) +
      mountain(
        random,
        palette,
        { x: 560, top: 164, base: 232, left: 170, right: 150 },
        mix(palette.far, palette.skyMid, 0.2),
      ) +
      asSubject(mountain(random, palette, { x: 370, top: 74, base: 234, left: 240, right: 260 }, ben)) +
      asSubject(fill(palette.paper, poly(370, 74, 350, 98, 361, 94, 368, 106, 378, 94, 392, 101), 0.9)) +
      hill([-40, 226, 100, 214, 220, 222, 360, 210, 520, 220, 690, 208], palette.mid, palette.near, 1, 7) +
      conifers(coniferRow(random, -10, 200, 236, 14, 24), palette.near, palette.fore, true) +
      conifers(coniferRow(random, 470, 650, 236, 14, 24), palette.near, palette.fore, true) +
      water(stage, 234, 360, { calm: true }) +
      fill(palette.mid, "M0 234h640v5q-150 14-320 6T0 240z", 0.5) +
      island(196, 256, 84) +
      island(392, 252, 64) +
      island(446, 274, 110) +
      ripples(stage, 246, 330, 18) +
      asSubject(steamer(300, 294, 0.95, palette)) +
      fill("#a97b4f", "M150 330L268 316l16 8L170 340z") +
      fill(palette.ink, "M170 340l114-16v5l-114 17z", 0.5) +
      stroke(
        palette.ink,
        3,
        grid([186, 342], [4, 1], [30, 0], (x, y) => `M${x} ${y - (x - 186) * 0.13}v16`),
      ) +
      rowingBoat(306, 334, 1.1, palette.accent, palette) +
      hill([-40, 302, 60, 312, 140, 338, 190, 368], palette.fore, palette.near, 2, 12) +
      roundTrees(
        [
          [24, 318, 36],
          [84, 330, 24],
        ],
        palette.fore,
        palette.ink,
      ) +
      conifers(
        [
          [600, 350, 128],
          [636, 352, 100],
          [566, 354, 80],
        ],
        palette.fore,
        mix(palette.fore, palette.ink, 0.5),
      ) +
      hill([500, 368, 560, 350, 620, 342, 690, 340], palette.fore) +
      stroke(palette.near, 2, tufts(random, 40, 170, 352, 10, 22))
    );
  },
};
