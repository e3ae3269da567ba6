import type { Setting } from "../../settings/setting";
import { parishChurch } from "../../shapes/churches";
import { sheep } from "../../shapes/countryside";
import { as, fade, mix } from "../../shapes/colour";
import { copse, roundTrees } from "../../shapes/plants";
import { rockMass } from "../../shapes/rock";
import { spotsOn, village } from "../../shapes/village";
import { box, fill, stroke } from "../../shapes/svg";
import { hill } from "../../shapes/terrain";
import { asSubject } from "../../subject";

/** Peveril's broken keep on its crag over the village, the slipped face of Mam Tor at the dale's head. */
export const castleton: Setting = {
  look: { sky: "clear", land: "leaf", wall: "grey", roof: "slate" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const turf = mix(palette.near, "#c7d06a", 0.2);
    const shale = mix("#8d7f6c", palette.skyMid, 0.15);
    return (
      hill([-60, 196, 20, 170, 90, 150, 190, 146, 300, 172, 420, 176, 690, 190], palette.far) +
      asSubject(
        hill([-60, 214, 0, 190, 60, 140, 110, 112, 150, 108, 196, 132, 260, 172, 330, 204], palette.mid) +
          fill(shale, "M98 122q14-10 30-12q26-2 46 10q6 30 34 62q-70 18-128 2q16-32 18-62z") +
          stroke(
            mix(shale, palette.ink, 0.4),
            2,
            "M100 134q36 8 80 0M96 150q44 10 96 0M90 166q54 12 108 0",
            0.6,
          ),
      ) +
      asSubject(
        rockMass(
          [
            [268, 196],
            [300, 168],
            [332, 152],
            [420, 148],
            [470, 160],
            [520, 196],
          ],
          214,
          "#b9b5a4",
          palette,
          { turf, spread: 0.02 },
        ) +
          fill(
            fade(as("g", mix(palette.near, turf, 0.5)), as("g", palette.fore)),
            "M190 290q46-66 76-96q20-22 30-22q4 30 22 26t22-14q10 34 34 30t36-22q10-30 30-26q24 20 60 46t150 78z",
          ) +
          fill(palette.wall, box(358, 68, 76, 88)) +
          fill(palette.wallShade, box(407, 68, 27, 88) + box(358, 112, 76, 2)) +
          fill(palette.wall, "M358 70v-12l10 2 6-6 12 8 10-3 12 8 4-5v10zM406 70v-9l8 3 8-9 12 7v8z") +
          fill(palette.wallShade, "M407 70v-9l7 3 8-9 12 7v8z") +
          fill(palette.ink, box(374, 92, 6, 18) + box(394, 88, 7, 14) + box(372, 128, 6, 14), 0.75) +
          stroke(palette.wallShade, 7, "M434 152q40 0 70 24M358 152l-30 8", 1) +
          stroke(palette.wall, 4, "M434 150q40 0 70 24M358 150l-30 8", 1),
      ) +
      fill(palette.near, copse(random, 160, 420, 268, 22) + copse(random, 470, 660, 272, 26)) +
      hill([-40, 266, 120, 262, 320, 268, 690, 262], turf) +
      village(random, palette, spotsOn(random, 226, 570, [278, 294], 66), {
        wall: "#cdc5b2",
        roof: "#6d6a66!r",
        size: 24,
      }) +
      parishChurch(300, 292, 1.3, palette, false) +
      hill([-40, 284, 120, 290, 320, 298, 520, 294, 690, 286], palette.near, palette.fore, 2, 14) +
      sheep(
        [
          [110, 342, 1.4],
          [430, 342, 1.3],
        ],
        palette,
      ) +
      roundTrees(
        [
          [40, 300, 36],
          [604, 306, 40],
        ],
        palette.fore,
        palette.ink,
      )
    );
  },
};
