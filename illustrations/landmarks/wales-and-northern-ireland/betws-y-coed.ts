import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { stoneBridge } from "../../shapes/castles";
import { mix } from "../../shapes/colour";
import { houses } from "../../shapes/houses";
import { coniferRow, conifers, roundTrees } from "../../shapes/plants";
import { fill, poly, stroke } from "../../shapes/svg";
import { hill, mountain, rolling } from "../../shapes/terrain";
import { asSubject } from "../../subject";

/** The river below the bridge, falling over slabs in two steps of white water. */
function falls({ palette }: Stage): string {
  const upper =
    "M224 296Q262 286 300 293T372 291T414 296L424 322q-12 8-26 3t-24 4-28-4-30 5-28-5-28 4-26-4-20 1z";
  const lower = "M196 336Q250 322 312 331T448 334L466 366H152z";
  const rocks =
    "M276 322l10-26 14-4 10 8 6 24zM356 326l8-20 12-2 8 22zM232 366l10-28 20-4 14 10 4 22zM350 366l6-24 18-6 16 12 6 18z";
  return (
    fill(palette.water, "M226 282H414L470 366H150z") +
    fill(palette.paper, upper + lower) +
    stroke(
      palette.water,
      2.2,
      "M240 298q-2 12-6 22M256 295q-1 14-4 26M330 294q0 14 1 28M346 294q2 14 4 24M396 296q4 10 8 22M408 298q4 10 8 18M206 342q-6 10-10 22M222 339q-3 12-6 24M300 336q0 14-1 28M318 336q0 14 1 28M334 337q1 14 2 26M412 340q6 10 10 24M432 342q6 10 12 22",
      0.7,
    ) +
    fill(palette.deep, "M212 325q20-6 44-1t50-2 54 3 62-2l8 9q-60-8-118 0t-112-2z") +
    fill(mix("#77858a", palette.water, 0.2), rocks) +
    stroke(palette.shine, 2.4, "M240 288h40M316 287h60", 0.9)
  );
}

const boulders = (palette: Stage["palette"]) => {
  const rocks =
    "M120 366l8-44 40-24 44 4 16 20-14 20 18 24zM414 366l10-28-10-18 16-24 50-2 40 30 10 42zM196 302l14-18 28-4 14 14-12 14zM392 290l18-10 26 4 12 16-28 8zM306 322l12-10 22 0 12 12-20 6z";
  const shade =
    "M190 366l6-30 16-34 16 20-14 20 18 24zM480 366l-6-40 6-32 40 30 10 42zM234 280l18 14-12 14-16-8zM330 312l10 0 12 12-20 6z";
  return fill(mix("#8d9a98", palette.skyLow, 0.15), rocks) + fill(palette.ink, shade, 0.3);
};

export const betwsYCoed: Setting = {
  look: { sky: "mint", land: "pine", water: "teal", wall: "granite", roof: "slate" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const autumn = mix("#c98f3e", palette.near, 0.2);
    const dark = mix(palette.fore, palette.ink, 0.4);
    return (
      mountain(random, palette, { x: 250, top: 108, base: 240, left: 180, right: 180 }, palette.far) +
      mountain(random, palette, { x: 500, top: 140, base: 240, left: 150, right: 170 }, palette.far) +
      hill(rolling(random, 206, 10, 3), palette.mid) +
      conifers(
        coniferRow(random, -10, 650, 226, 34, 54),
        mix(palette.mid, palette.near, 0.5),
        palette.near,
        true,
      ) +
      conifers(coniferRow(random, -10, 220, 256, 56, 84), palette.near, palette.fore) +
      conifers(coniferRow(random, 430, 650, 256, 56, 84), palette.near, palette.fore) +
      houses(
        [
          {
            x: 186,
            base: 240,
            w: 46,
            h: 30,
            roofH: 20,
            wall: "#b7b3a4",
            roof: palette.roof,
            facing: "eaves",
            chimney: true,
            door: palette.accent,
          },
          {
            x: 414,
            base: 242,
            w: 40,
            h: 28,
            roofH: 18,
            wall: palette.paper,
            roof: palette.roof,
            facing: "gable",
            door: palette.deep,
          },
        ],
        palette,
      ) +
      roundTrees(
        [
          [150, 262, 26],
          [478, 262, 28],
        ],
        autumn,
        palette.ink,
      ) +
      fill(palette.near, "M-10 262Q120 244 240 262V300H-10zM400 264Q520 244 650 262V310H400z") +
      fill(mix(palette.water, palette.skyLow, 0.3), poly(222, 262, 418, 262, 424, 292, 216, 292)) +
      asSubject(falls(stage)) +
      asSubject(
        stoneBridge({ x: 176, base: 290, w: 288, h: 56 }, palette, { arches: 3, rise: 11, parapet: 10 }),
      ) +
      asSubject(boulders(palette)) +
      hill([-40, 286, 40, 288, 110, 318, 160, 368], palette.fore, palette.near, 2, 12) +
      hill([480, 368, 530, 318, 600, 290, 690, 282], palette.fore, palette.near, 2, 12) +
      conifers(
        [
          [24, 312, 140],
          [70, 330, 96],
        ],
        palette.fore,
        dark,
      ) +
      conifers(
        [
          [616, 312, 150],
          [566, 330, 92],
        ],
        palette.fore,
        dark,
      )
    );
  },
};
