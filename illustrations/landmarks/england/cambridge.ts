import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { punt } from "../../shapes/boats";
import { mix } from "../../shapes/colour";
import { copse, dots, roundTrees, tufts, willow } from "../../shapes/plants";
import { box, fill, grid, lancet, onion, poly, stroke } from "../../shapes/svg";
import { ground, hill, rolling } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** King's College Chapel from the Backs: west front between two turrets, the long south side beside it. */
function chapel({ palette }: Stage, x: number, base: number): string {
  const turret = (tx: number, h: number, w = 13) =>
    fill(
      palette.wall,
      box(tx, base - h, w, h) +
        onion(tx + w / 2, base - h - 12, 10, 18) +
        box(tx + 2, base - h - 13, w - 4, 14),
    ) +
    fill(
      palette.wallShade,
      box(tx + w * 0.66, base - h, w * 0.34, h) +
        box(tx - 1, base - h, w + 2, 2.5) +
        box(tx - 1, base - h * 0.72, w + 2, 2),
    );
  const top = base - 84;
  const pinnacle = (px: number, py: number) =>
    box(px - 3, py, 6, 84) + poly(px - 3, py, px, py - 20, px + 3, py);
  return (
    turret(x + 226, 106, 11) +
    fill(palette.roof, poly(x + 50, top, x + 54, top - 9, x + 232, top - 9, x + 236, top)) +
    fill(palette.wall, box(x + 50, top, 186, 84)) +
    fill(palette.wallShade, box(x + 50, base - 24, 186, 2.5) + box(x + 50, top + 6, 186, 2)) +
    fill(
      palette.glass,
      grid([x + 62, top + 13], [7, 1], [25, 0], (px, py) => lancet(px, py, 14, 44)) +
        grid([x + 63, base - 16], [7, 1], [25, 0], (px, py) => box(px, py, 11, 9)),
    ) +
    stroke(
      palette.wall,
      1.4,
      grid([x + 66.6, top + 16], [7, 1], [25, 0], (px, py) => `M${px} ${py}v41M${px + 4.7} ${py}v41`),
    ) +
    fill(palette.wall, grid([x + 57, top], [8, 1], [25, 0], pinnacle)) +
    fill(
      palette.wallShade,
      grid([x + 58.5, top], [8, 1], [25, 0], (px, py) => box(px, py, 1.8, 84)),
    ) +
    fill(palette.wall, poly(x, base, x, top - 6, x + 27, top - 22, x + 54, top - 6, x + 54, base)) +
    fill(palette.glass, lancet(x + 14, top - 2, 26, 56)) +
    stroke(
      palette.wall,
      1.6,
      `M${x + 20.5} ${top + 8}v46M${x + 27} ${top}v54M${x + 33.5} ${top + 8}v46M${x + 14} ${top + 28}h26`,
    ) +
    fill(palette.ink, lancet(x + 21, base - 20, 12, 20), 0.8) +
    turret(x - 7, 118) +
    turret(x + 48, 118)
  );
}

export const cambridge: Setting = {
  look: { sky: "clear", land: "meadow", water: "river", wall: "cream", roof: "lead" },
  ground: 262,
  view: { x: 110, y: 25, zoom: 1.25 },
  back(stage) {
    const { palette, random } = stage;
    const bank = [-40, 284, 120, 280, 320, 286, 500, 280, 690, 286];
    return (
      hill(rolling(random, 214, 8, 3), palette.far) +
      fill(palette.mid, copse(random, -10, 210, 250, 46) + copse(random, 400, 650, 250, 50)) +
      roundTrees(
        [
          [474, 254, 30],
          [524, 256, 36],
        ],
        palette.near,
        palette.ink,
      ) +
      asSubject(chapel(stage, 196, 254)) +
      hill([-40, 254, 320, 252, 690, 254], mix(palette.near, "#c7d06a", 0.35), palette.near, 3, 9) +
      water(stage, 284, 360, { calm: true }) +
      fill(palette.wallShade, "M0 284h640v5q-160 7-320 4T0 290z") +
      fill(palette.near, ground(bank, 288)) +
      ripples(stage, 292, 352, 14) +
      fill(palette.fore, "M0 292q160 10 300 2t340 4v6q-180 10-330 3T0 302z", 0.25) +
      asSubject(punt(300, 326, 1.15, palette)) +
      punt(430, 306, 0.8, palette) +
      willow(96, 290, 88, palette.near, "#5d4a38") +
      hill([-40, 330, 60, 328, 140, 346, 200, 368], palette.fore, palette.near, 1, 9) +
      stroke(palette.near, 2, tufts(random, 10, 160, 350, 12, 24)) +
      hill([470, 368, 540, 344, 610, 334, 690, 332], palette.fore, palette.near, 1, 9) +
      stroke(palette.gold, 3, dots(random, 500, 636, 346, 356, 18, 2)) +
      stroke(palette.paper, 2.4, dots(random, 20, 150, 344, 356, 16, 2))
    );
  },
};
