import type { Setting } from "../../settings/setting";
import { yacht } from "../../shapes/boats";
import { spire } from "../../shapes/churches";
import { mix } from "../../shapes/colour";
import { street } from "../../shapes/houses";
import { spotsOn, village } from "../../shapes/village";
import { copse, dots, tufts } from "../../shapes/plants";
import { surf } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { fill, stroke } from "../../shapes/svg";
import { hill, mountain } from "../../shapes/terrain";
import { water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The Mournes sweeping down to the sea: Slieve Donard's dome over the town and its long strand. */
export const newcastleCountyDown: Setting = {
  look: { sky: "heather", land: "heath", water: "sea", roof: "slate" },
  ground: 262,
  view: { x: 60, y: 30, zoom: 1.12 },
  back(stage) {
    const { palette, random } = stage;
    const donard = mix("#7b6f9a", palette.skyMid, 0.25);
    const wood = mix("#437a64", palette.skyMid, 0.15);
    const shore = "M-20 330C120 322 300 300 400 276S500 246 452 236";
    return (
      mountain(
        random,
        palette,
        { x: 560, top: 128, base: 236, left: 150, right: 190 },
        mix(donard, palette.skyMid, 0.3),
      ) +
      mountain(
        random,
        palette,
        { x: 300, top: 150, base: 232, left: 130, right: 120 },
        mix(donard, palette.skyMid, 0.4),
      ) +
      asSubject(
        fill(donard, "M196 232Q280 220 330 176T410 98Q436 80 464 96Q500 124 540 164T660 206V240z") +
          fill(
            palette.ink,
            "M446 87Q456 88 464 96Q500 124 540 164T660 206V240H520Q470 210 480 180T452 130T446 87z",
            0.22,
          ) +
          stroke(palette.skyLow, 2, "M410 120q-14 34-40 52M426 128q0 30-26 60M404 168q-20 26-48 40", 0.4),
      ) +
      fill(wood, copse(random, 300, 660, 236, 24)) +
      water(stage, 230, 340) +
      yacht(150, 256, 0.6, palette.accent, palette.deep, palette) +
      yacht(220, 242, 0.36, palette.gold, palette.ink, palette) +
      fill(mix(wood, palette.skyLow, 0.1), "M400 238Q520 214 660 214V262H400z") +
      village(random, palette, spotsOn(random, 430, 640, [228], 24), {
        wall: palette.paper,
        roof: palette.roof,
        size: 13,
      }) +
      spire(506, 222, 14, 40, palette.roof, palette.glass) +
      street(random, palette, {
        from: 440,
        to: 652,
        base: 250,
        low: 20,
        high: 28,
        walls: ["#fdf6e6", "#f6d9b8", "#cfdfe0", "#f1c1ad", "#f7e3a8"],
        roofs: [palette.roof],
      }) +
      fill(palette.sand, `${shore}L660 248V370H-20z`) +
      surf(palette, shore, 6) +
      stroke(palette.shine, 2.6, "M-20 314C110 308 280 288 380 264S470 244 440 236", 0.7) +
      stroke(mix(palette.sand, palette.ink, 0.35), 2, dots(random, 200, 600, 300, 340, 40, 5), 0.4) +
      hill(
        [300, 372, 380, 344, 470, 318, 560, 304, 690, 292],
        mix("#9aa657", palette.sand, 0.2),
        "#4a783f",
        3,
        12,
      ) +
      stroke("#4a783f", 2, tufts(random, 400, 640, 342, 30, 22)) +
      stroke("#e3b84f", 3.4, dots(random, 420, 636, 322, 354, 30, 2)) +
      gulls(palette, [320, 130, 8], [346, 118, 6], [290, 142, 5])
    );
  },
};
