import type { Sketch } from "../sketch";
import { rowingBoat, steamer, yacht } from "../kit/boats";
import { mix } from "../kit/colour";
import { spotsOn, village } from "../kit/village";
import { coniferRow, conifers, copse, roundTrees, tufts } from "../kit/plants";
import { fill, line, stroke } from "../kit/svg";
import { hill, mountain, rolling } from "../kit/terrain";
import { ripples, water } from "../kit/water";

export const lakes: Sketch = {
  look: {
    sky: ["morning", "clear", "mint", "heather", "peach"],
    land: ["leaf", "pine", "moor", "meadow"],
    water: ["blue", "teal", "river"],
    wall: ["granite", "grey"],
  },
  draw(stage) {
    const { palette, random, sun } = stage;
    const x = random.whole(250, 400);
    const peak = { x, top: random.whole(104, 124), base: 226, left: 170, right: 190 };
    const boat = random.whole(0, 2);
    const afloat =
      [
        steamer(330, 262, 0.8, palette),
        yacht(300, 262, 0.8, palette.accent, palette.deep, palette),
        rowingBoat(320, 270, 1.2, palette.accent, palette),
      ][boat] ?? "";
    return (
      hill(rolling(random, 160, 22, 3), palette.far) +
      mountain(random, palette, peak, mix(palette.far, palette.mid, 0.6), sun.x) +
      mountain(
        random,
        palette,
        { x: x > 320 ? 130 : 520, top: random.whole(140, 158), base: 228, left: 150, right: 150 },
        palette.mid,
        sun.x,
      ) +
      hill(rolling(random, 212, 10, 3), palette.near, palette.fore, 1, 8) +
      village(random, palette, spotsOn(random, 430, 520, [226], 24), {
        wall: palette.paper,
        roof: palette.roof,
        size: 13,
      }) +
      fill(palette.fore, copse(random, -10, 200, 228, 18) + copse(random, 520, 660, 230, 20)) +
      water(stage, 228, 360, { calm: true }) +
      fill(palette.near, "M0 228h640v4q-80 14-190 6t-210 6t-240-6z", 0.35) +
      ripples(stage, 232, 300, 14) +
      afloat +
      stroke(palette.ink, 3, `${line(372, 322)}v22${line(404, 318)}v24${line(436, 314)}v24`) +
      fill("#a97b4f", "M350 318L470 300l14 8l-124 20z") +
      fill(palette.ink, "M360 328l124-20v4l-124 20z", 0.5) +
      hill([440, 350, 500, 306, 580, 292, 690, 284], palette.fore, palette.near, 2, 12) +
      conifers(coniferRow(random, 520, 650, 300, 56, 92), palette.fore, mix(palette.fore, palette.ink, 0.5)) +
      hill([-40, 318, 60, 320, 150, 344, 200, 366], palette.fore) +
      roundTrees(
        [
          [30, 324, 30],
          [84, 336, 20],
        ],
        palette.fore,
        palette.ink,
      ) +
      stroke(palette.near, 2, tufts(random, 10, 180, 352, 10, 24), 0.9)
    );
  },
};
