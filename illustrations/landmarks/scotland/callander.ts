import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { stoneBridge } from "../../shapes/castles";
import { nave, spire } from "../../shapes/churches";
import { as, fade, mix } from "../../shapes/colour";
import { street } from "../../shapes/houses";
import { conifers, coniferRow, copse } from "../../shapes/plants";
import { box, fill, lancet, poly } from "../../shapes/svg";
import { ground, mountain, plane } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** Ben Ledi, a broad shoulder to the right of its top. */
function benLedi({ palette }: Stage): string {
  const rock = as("t", "#8d8f86");
  return (
    fill(
      fade(mix(rock, "#fff0cc", 0.14), mix(rock, "#dfe8dc", 0.3)),
      poly(
        110,
        226,
        180,
        184,
        236,
        160,
        280,
        120,
        318,
        84,
        346,
        68,
        372,
        76,
        408,
        100,
        452,
        108,
        500,
        134,
        560,
        160,
        620,
        196,
        670,
        216,
        670,
        232,
        110,
        232,
      ),
    ) +
    fill(
      palette.ink,
      poly(
        346,
        68,
        372,
        76,
        408,
        100,
        452,
        108,
        500,
        134,
        560,
        160,
        620,
        196,
        670,
        216,
        670,
        232,
        452,
        232,
        420,
        190,
        430,
        150,
        384,
        128,
      ),
      0.22,
    ) +
    fill(
      palette.ink,
      poly(318, 84, 322, 130, 280, 190, 296, 130) + poly(280, 120, 276, 166, 232, 206, 254, 160),
      0.13,
    )
  );
}

/** The kirk of St Kessog in the square, a tower with a spire. */
const kirk = ({ palette }: Stage, x: number, base: number) =>
  nave({ x: x + 26, base, w: 64, h: 36 }, palette, { bays: 3, roofH: 24 }) +
  fill(palette.wall, box(x, base - 78, 30, 78)) +
  fill(palette.wallShade, box(x + 21, base - 78, 9, 78) + box(x - 2, base - 80, 34, 4)) +
  fill(palette.glass, lancet(x + 9, base - 68, 10, 26)) +
  spire(x + 15, base - 78, 30, 62, palette.roof, mix(palette.roof, palette.ink, 0.3));

export const callander: Setting = {
  look: { sky: "morning", land: "leaf", water: "river", wall: "red", roof: "slate" },
  ground: 262,
  frames: ["rocks", "none"],
  back(stage) {
    const { palette, random } = stage;
    return (
      mountain(
        random,
        palette,
        { x: 90, top: 128, base: 230, left: 160, right: 140 },
        mix("#7d8f90", palette.skyMid, 0.4),
      ) +
      asSubject(benLedi(stage)) +
      fill(as("f", mix(palette.near, palette.fore, 0.5)), copse(random, -20, 660, 230, 38)) +
      conifers(coniferRow(random, -10, 120, 240, 40, 66), palette.fore, palette.ink) +
      fill(plane(palette.near, 236), ground([-40, 246, 160, 236, 340, 234, 500, 238, 690, 234], 290)) +
      street(random, palette, {
        from: 196,
        to: 372,
        base: 252,
        low: 34,
        high: 44,
        walls: [palette.paper, "#d9d2c0", "#c9a08a"],
        roofs: [palette.roof],
      }) +
      asSubject(kirk(stage, 376, 252)) +
      street(random, palette, {
        from: 470,
        to: 660,
        base: 254,
        low: 34,
        high: 46,
        walls: ["#d9d2c0", palette.paper, "#c9a08a"],
        roofs: [palette.roof],
      }) +
      fill(as("g", mix(palette.near, palette.fore, 0.3)), "M-40 266q200-14 360-10t370-6v44H-40z") +
      water(stage, 288, 366) +
      asSubject(stoneBridge({ x: 150, base: 304, w: 420, h: 46 }, palette, { arches: 3, rise: 12 })) +
      fill(
        as("g", palette.near),
        "M-40 262q110-6 196 4l10 40q-90 12-206 6zM690 262q-70-6-126 4l-10 40q60 12 136 6z",
      ) +
      fill(palette.fore, copse(random, -20, 130, 300, 36) + copse(random, 590, 660, 300, 34)) +
      fill("#0d3a4e", "M166 304h390q-20 16-190 16t-200-16z", 0.25) +
      ripples(stage, 312, 352, 7, 0.6)
    );
  },
};
