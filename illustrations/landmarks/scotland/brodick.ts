import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { bastion, flag } from "../../shapes/castles";
import { as, fade, mix } from "../../shapes/colour";
import { conifers, coniferRow, copse } from "../../shapes/plants";
import { gulls } from "../../shapes/sky";
import { at, box, fill, grid, poly, stroke } from "../../shapes/svg";
import { mountain } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** Goatfell's granite pyramid, heather and grass to its shoulders. */
function goatfell({ palette }: Stage): string {
  const rock = as("t", "#8a90a0");
  const heath = as("g", mix(palette.near, "#8a7a54", 0.45));
  return (
    fill(
      fade(mix(rock, "#fff0d0", 0.2), mix(rock, "#dfe6e0", 0.3)),
      poly(
        140,
        232,
        200,
        190,
        252,
        158,
        290,
        132,
        330,
        96,
        352,
        64,
        366,
        52,
        384,
        70,
        410,
        104,
        448,
        128,
        500,
        158,
        560,
        186,
        660,
        222,
        660,
        236,
      ),
    ) +
    fill(
      palette.ink,
      poly(
        366,
        52,
        384,
        70,
        410,
        104,
        448,
        128,
        500,
        158,
        560,
        186,
        660,
        222,
        660,
        236,
        420,
        236,
        396,
        180,
        404,
        140,
        374,
        96,
      ),
      0.24,
    ) +
    fill(
      palette.ink,
      poly(330, 96, 340, 140, 306, 190, 318, 140) + poly(290, 132, 292, 170, 250, 214, 270, 166),
      0.14,
    ) +
    fill(heath, "M140 232Q220 176 268 168T350 188 430 176 520 192 660 224V240H140z")
  );
}

/** Brodick Castle among its woods: a red tower-house with crow steps and round turrets. */
const castle = ({ palette }: Stage, x: number, base: number) =>
  bastion({ x: x + 56, base, w: 70, h: 44 }, palette, { merlon: 5, slits: 0 }) +
  fill(
    palette.wall,
    box(x, base - 74, 58, 74) + box(x - 8, base - 66, 14, 22) + box(x + 52, base - 66, 14, 22),
  ) +
  fill(palette.wallShade, box(x + 42, base - 74, 16, 74)) +
  fill(
    palette.roof,
    poly(x + 2, base - 74, x + 29, base - 104, x + 56, base - 74) +
      poly(x - 10, base - 66, x - 1, base - 86, x + 8, base - 66) +
      poly(x + 50, base - 66, x + 59, base - 86, x + 68, base - 66),
  ) +
  fill(
    palette.glass,
    grid([x + 10, base - 62], [3, 3], [14, 20], (px, py) => box(px, py, 6, 10)) +
      grid([x + 68, base - 34], [4, 1], [13, 0], (px, py) => box(px, py, 6, 12)),
  ) +
  flag(x + 29, base - 104, 20, palette.gold, palette);

const ferry = ({ palette }: Stage, x: number, y: number, scale: number) =>
  at(
    x,
    y,
    fill(palette.accent, box(-2, -34, 14, 16)) +
      fill(palette.ink, box(-2, -34, 14, 5)) +
      fill(palette.paper, box(-44, -18, 86, 10) + box(-34, -25, 62, 8)) +
      fill(
        palette.glass,
        grid([-40, -15], [10, 1], [8, 0], (px, py) => box(px, py, 4, 3)),
      ) +
      fill("#1d2a33", "M-54-8h108l-6 14h-94q-6-4-8-14z") +
      stroke(palette.shine, 1.6, "M-58 7q14-4 30 0t34 0t50 0"),
    scale,
  );

export const brodick: Setting = {
  look: { sky: "morning", land: "leaf", water: "sea", wall: "red", roof: "slate" },
  ground: 262,
  view: { x: 20, y: 20, zoom: 1.05 },
  back(stage) {
    const { palette, random } = stage;
    const hazy = mix("#8a90a0", palette.skyMid, 0.4);
    return (
      mountain(random, palette, { x: 190, top: 108, base: 232, left: 150, right: 130 }, hazy) +
      mountain(random, palette, { x: 560, top: 128, base: 234, left: 130, right: 130 }, hazy) +
      mountain(
        random,
        palette,
        { x: 60, top: 136, base: 232, left: 130, right: 120 },
        mix(hazy, palette.skyMid, 0.3),
      ) +
      asSubject(goatfell(stage)) +
      fill(as("f", mix(palette.near, palette.fore, 0.35)), copse(random, -20, 660, 236, 34)) +
      asSubject(castle(stage, 420, 244)) +
      fill(as("f", palette.near), copse(random, -20, 660, 254, 26)) +
      water(stage, 258, 366) +
      fill(palette.sand, "M-40 252q200 8 340 4t390-4v10q-200 4-380 6t-350 0z") +
      ripples(stage, 276, 340, 9, 0.55) +
      ferry(stage, 236, 304, 1.5) +
      conifers(coniferRow(random, 580, 660, 372, 70, 120), palette.fore, palette.ink) +
      gulls(palette, [236, 90, 8], [262, 104, 6])
    );
  },
};
