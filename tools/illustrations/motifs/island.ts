import type { Sketch } from "../sketch";
import { yacht } from "../kit/boats";
import { parishChurch } from "../kit/churches";
import { mix } from "../kit/colour";
import { spotsOn, village } from "../kit/village";
import { dots, tufts } from "../kit/plants";
import { lighthouse, surf } from "../kit/shore";
import { gulls } from "../kit/sky";
import { fill, nums, stroke } from "../kit/svg";
import { cuts, ground, hill } from "../kit/terrain";
import { ripples, water } from "../kit/water";

export const island: Sketch = {
  look: {
    sky: ["clear", "mint", "morning", "peach", "deep"],
    land: ["leaf", "meadow", "moor", "heath"],
    water: ["turquoise", "teal", "sea", "blue"],
    wall: ["grey", "granite", "honey"],
  },
  draw(stage) {
    const { palette, random } = stage;
    const x = random.whole(290, 350);
    const top = random.whole(132, 158);
    const isle = [
      x - 190,
      236,
      x - 150,
      222,
      x - 80,
      196,
      x - 10,
      top,
      x + 50,
      top + 12,
      x + 110,
      200,
      x + 170,
      224,
      x + 200,
      236,
    ];
    const rock = mix(palette.wallShade, palette.skyLow, 0.2);
    const jag = `M${nums(x - 176, 232)}l14-10 16 4 20-8 22 7 26-5 24 6 30-6 28 5 26-6 30 7 26-4 22 8 18-6 16 8l14 4q-170 14-356 2z`;
    const village1 = village(random, palette, spotsOn(random, x - 90, x + 100, [206, 218], 27), {
      wall: palette.paper,
      roof: palette.roof,
      size: 14,
    });
    const far = [random.whole(30, 90), random.whole(520, 560)]
      .map((fx) => fill(palette.far, `M${fx - 60} 200q40-${random.whole(14, 34)} 70-14t70 14z`))
      .join("");
    return (
      far +
      water(stage, 200, 360) +
      fill(palette.near, ground(isle, 240)) +
      cuts(isle.slice(2, -2), palette.fore, 2, 10, 0.3) +
      fill(rock, jag) +
      fill(mix(rock, palette.ink, 0.3), `M${nums(x - 176, 232)}q180 10 352 2q-120 12-220 10t-132-12z`) +
      village1 +
      (!stage.features.has("lighthouse")
        ? parishChurch(x + 20, top + 32, 0.8, palette, false)
        : lighthouse(x - 4, top + 14, 52, palette, palette.accent)) +
      surf(palette, `M${nums(x - 200, 242)}q40-4 80 2t90 1t100 0t110-3`) +
      ripples(stage, 246, 300, 12) +
      yacht(random.whole(150, 190), 276, 0.9, palette.accent, palette.deep, palette) +
      yacht(random.whole(470, 500), 262, 0.6, palette.sun, palette.ink, palette) +
      hill([-40, 318, 80, 306, 210, 330, 360, 344, 520, 330, 690, 308], palette.sand) +
      surf(palette, "M-10 314Q80 302 210 326T360 340T520 326T660 306", 4) +
      hill([-40, 334, 80, 332, 200, 350, 330, 366], palette.fore, palette.near, 1, 10) +
      stroke(palette.near, 2, tufts(random, 0, 200, 348, 16, 26), 0.9) +
      stroke(mix(palette.sand, palette.ink, 0.4), 2, dots(random, 300, 640, 340, 356, 22, 4), 0.4) +
      gulls(palette, [220, 130, 8], [250, 116, 6], [430, 134, 6])
    );
  },
};
