import type { Setting } from "../../settings/setting";
import { yacht } from "../../shapes/boats";
import { mix } from "../../shapes/colour";
import { street } from "../../shapes/houses";
import { copse, dots } from "../../shapes/plants";
import { surf } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { fill, stroke } from "../../shapes/svg";
import { hill, plane } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { spotsOn, village } from "../../shapes/village";
import { asSubject } from "../../subject";

/** From the sands of East Portlemouth: sails on the estuary, the town climbing its far bank, Bolt Head at the mouth. */
export const salcombe: Setting = {
  look: { sky: "morning", land: "leaf", water: "turquoise", wall: "cream", roof: "slate" },
  ground: 262,
  horizon: 150,
  frames: ["pines", "none"],
  back(stage) {
    const { palette, random } = stage;
    const bank = "M214 214C286 196 330 146 420 118S570 84 690 76V226Q420 240 214 214z";
    const sand = mix(palette.sand, "#f2c777", 0.3);
    const shore = "M-40 284C60 262 170 276 240 300S330 350 360 374";
    return (
      hill([-40, 132, 40, 116, 110, 128, 170, 154, 260, 168], mix(palette.mid, palette.skyMid, 0.2)) +
      water(stage, 160, 366) +
      fill(mix("#8d8272", palette.skyMid, 0.2), "M-40 166q90 2 180-10l36 6q-100 12-216 12z") +
      fill(plane(palette.near, 120), bank) +
      fill(palette.mid, copse(random, 400, 660, 128, 34) + copse(random, 300, 400, 168, 26)) +
      fill(mix(palette.near, palette.fore, 0.35), copse(random, 340, 660, 168, 30)) +
      asSubject(
        village(random, palette, spotsOn(random, 390, 650, [142, 160, 178], 36), {
          wall: palette.paper,
          roof: palette.roof,
          size: 24,
        }),
      ) +
      asSubject(
        street(random, palette, {
          from: 262,
          to: 660,
          base: 222,
          low: 26,
          high: 42,
          walls: [palette.paper, "#f4d9c6", "#cfe2e6", "#f8e9c0"],
          roofs: [palette.roof],
        }),
      ) +
      fill("#8d8272", "M214 214q30 6 48 6h400v8H262q-30-4-48-14z") +
      fill(mix(palette.water, "#ffffff", 0.3), "M-40 262C80 244 200 262 280 292S390 350 400 374H-40z", 0.55) +
      fill(sand, `${shore}H-40z`) +
      surf(palette, shore, 4) +
      stroke(mix(sand, palette.ink, 0.35), 2, dots(random, 0, 220, 308, 354, 30, 4), 0.35) +
      ripples(stage, 236, 340, 9, 0.55) +
      yacht(236, 248, 0.9, palette.paper, "#3f7fa3", palette) +
      yacht(170, 216, 0.6, palette.accent, palette.ink, palette) +
      asSubject(yacht(548, 290, 1.9, palette.gold, palette.ink, palette)) +
      asSubject(yacht(396, 316, 3.1, palette.paper, "#24506a", palette)) +
      gulls(palette, [240, 96, 9], [270, 112, 7])
    );
  },
};
