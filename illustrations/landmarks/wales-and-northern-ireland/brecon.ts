import type { Setting } from "../../settings/setting";
import { stoneBridge } from "../../shapes/castles";
import { parishChurch } from "../../shapes/churches";
import { mix } from "../../shapes/colour";
import { spotsOn, village } from "../../shapes/village";
import { copse, roundTrees, tufts } from "../../shapes/plants";
import { fill, stroke } from "../../shapes/svg";
import { cuts, hill, rolling } from "../../shapes/terrain";
import { sheep } from "../../shapes/countryside";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** Corn Du and Pen y Fan: two flat tops like steps, their north faces scooped and banded. */
export const brecon: Setting = {
  look: { sky: "clear", land: "meadow", water: "river", wall: "grey", roof: "slate" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const grass = mix(palette.near, palette.skyMid, 0.3);
    const scarp = mix("#7d7a4d", palette.skyMid, 0.25);
    const tops =
      "M-10 226Q70 208 130 182L200 138L216 128H268L288 146L302 152L336 108L352 94H426L444 110L480 144L520 158Q590 178 650 210V236H-10z";
    // The north faces: scooped hollows that fall from each level top, in shade.
    const scoops =
      "M216 128H268L288 146L302 152Q300 186 324 228H184Q222 192 216 128zM352 94H426L444 110L480 144L520 158Q500 184 514 228H316Q366 190 352 94z";
    const edges =
      "M268 128L288 146L302 152Q300 186 324 228H278Q256 176 268 128zM426 94L444 110L480 144L520 158Q500 184 514 228H452Q424 164 426 94z";
    const fields = [-40, 226, 90, 212, 220, 226, 340, 216, 470, 228, 590, 214, 690, 222];
    return (
      hill(rolling(random, 206, 12, 3), mix(palette.far, palette.skyMid, 0.3)) +
      asSubject(fill(grass, tops)) +
      asSubject(fill(scarp, scoops)) +
      fill(palette.ink, edges, 0.22) +
      stroke(
        mix(scarp, palette.skyLow, 0.5),
        2,
        "M356 112q30 8 66 0M358 134q30 8 64 2M354 158q34 8 72 2M344 184q44 8 88 0M220 142q20 6 44 2M216 164q22 6 46 0M206 190q30 6 60 0",
        0.75,
      ) +
      stroke(mix(palette.near, palette.paper, 0.25), 4, "M217 129H267M354 95H424") +
      stroke(palette.paper, 1.6, "M350 96Q330 120 304 152M130 184Q180 150 212 130", 0.7) +
      hill(fields, palette.mid) +
      cuts(fields, palette.fore, 2, 9, 0.3) +
      stroke(
        palette.fore,
        3.4,
        "M120 216q20 14 10 40M300 220q-10 18 14 36M500 226q20 10 10 30M60 236q120-6 250 2t320-6",
        0.55,
      ) +
      sheep(
        [
          [180, 236, 0.6],
          [204, 242, 0.7],
          [420, 238, -0.6],
        ],
        palette,
      ) +
      fill(palette.near, copse(random, -10, 200, 266, 24) + copse(random, 440, 660, 266, 24)) +
      village(random, palette, spotsOn(random, 170, 470, [260, 272], 28), {
        wall: mix(palette.wall, palette.paper, 0.7),
        roof: palette.roof,
        size: 17,
      }) +
      parishChurch(288, 272, 1.2, palette, false) +
      fill(palette.near, "M-10 268q160 8 330 4t330-4v20H-10z") +
      water(stage, 284, 360, { calm: true, sunPath: false }) +
      asSubject(
        stoneBridge({ x: 150, base: 308, w: 340, h: 32 }, palette, { arches: 6, rise: 4, parapet: 8 }),
      ) +
      ripples(stage, 312, 354, 12, 0.7) +
      hill([-40, 306, 60, 312, 130, 338, 200, 368], palette.fore, palette.near, 2, 11) +
      roundTrees(
        [
          [34, 320, 32],
          [92, 332, 20],
          [598, 318, 34],
          [546, 334, 22],
        ],
        palette.fore,
        palette.ink,
      ) +
      hill([470, 368, 540, 336, 610, 318, 690, 308], palette.fore) +
      stroke(palette.near, 2, tufts(random, 90, 200, 354, 8, 20))
    );
  },
};
