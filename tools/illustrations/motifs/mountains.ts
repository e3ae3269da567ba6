import type { Sketch } from "../sketch";
import { mix } from "../kit/colour";
import { spotsOn, village } from "../kit/village";
import { coniferRow, conifers, tufts } from "../kit/plants";
import { fill, nums, stroke } from "../kit/svg";
import { hill, mountain, rolling } from "../kit/terrain";
import { dryWall, sheep } from "./moor-things";

export const mountains: Sketch = {
  look: {
    sky: ["morning", "clear", "heather", "deep", "peach"],
    land: ["slate", "pine", "leaf", "heath"],
    wall: ["granite", "grey"],
  },
  draw(stage) {
    const { palette, random, sun } = stage;
    const x = random.whole(280, 370);
    const back = mix(palette.far, palette.skyMid, 0.25);
    const valley = mix(palette.near, "#8bab50", 0.45);
    const river = `M${nums(x - 10, 250)}q${nums(-40, 14, 6, 30)}q${nums(50, 20, -30, 46)}q-60 20-90 40h80q30-24 70-44q54-32-14-52q-30-10-4-20z`;
    return (
      mountain(random, palette, { x: 120, top: 150, base: 260, left: 190, right: 170 }, back, sun.x) +
      mountain(
        random,
        palette,
        { x: 540, top: random.whole(130, 150), base: 260, left: 170, right: 180 },
        back,
        sun.x,
      ) +
      mountain(
        random,
        palette,
        {
          x,
          top: random.whole(86, 104),
          base: 262,
          left: random.whole(180, 220),
          right: random.whole(190, 230),
        },
        palette.far,
        sun.x,
      ) +
      mountain(
        random,
        palette,
        { x: x - 150, top: 184, base: 272, left: 150, right: 120 },
        palette.mid,
        sun.x,
      ) +
      mountain(
        random,
        palette,
        { x: x + 190, top: 176, base: 272, left: 150, right: 160 },
        palette.mid,
        sun.x,
      ) +
      hill(rolling(random, 252, 7, 3), valley, palette.fore, 4, 14) +
      fill(palette.skyTop, river, 0.85) +
      stroke(
        palette.shine,
        2,
        `M${nums(x - 14, 258)}q${nums(-24, 12, 12, 26)}M${nums(x + 16, 300)}q-10 14-50 28`,
        0.9,
      ) +
      village(random, palette, spotsOn(random, 400, 480, [270], 28), {
        wall: palette.paper,
        roof: palette.roof,
        size: 14,
      }) +
      conifers(coniferRow(random, -10, 170, 292, 36, 64), palette.near, palette.fore) +
      dryWall([300, 372, 430, 318, 560, 304, 690, 312], palette) +
      sheep(
        [
          [450, 300, 1],
          [484, 296, -0.8],
        ],
        palette,
      ) +
      conifers(coniferRow(random, 540, 660, 326, 60, 96), palette.fore, mix(palette.fore, palette.ink, 0.5)) +
      hill([-40, 316, 90, 322, 200, 346, 280, 372], palette.fore, palette.near, 2, 10) +
      stroke(palette.near, 2, tufts(random, 0, 220, 352, 12, 22), 0.9)
    );
  },
};
