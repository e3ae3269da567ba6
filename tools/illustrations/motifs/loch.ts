import type { Sketch } from "../sketch";
import { rowingBoat } from "../kit/boats";
import { bastion, flag } from "../kit/castles";
import { mix } from "../kit/colour";
import { coniferRow, conifers, tufts } from "../kit/plants";
import { fill, poly, stroke } from "../kit/svg";
import { hill, mountain, rolling } from "../kit/terrain";
import { ripples, water } from "../kit/water";

export const loch: Sketch = {
  look: {
    sky: ["heather", "morning", "peach", "deep", "mint"],
    land: ["pine", "heath", "slate", "moor"],
    water: ["blue", "sea", "river"],
    wall: ["granite", "grey", "honey"],
  },
  draw(stage) {
    const { palette, random, sun } = stage;
    const x = random.whole(210, 420);
    const keep = random.whole(356, 400);
    const withKeep = stage.features.has("castle");
    const tower =
      bastion({ x: keep, base: 262, w: 34, h: 62 }, palette, { slits: 2 }) +
      bastion({ x: keep + 32, base: 264, w: 40, h: 30 }, palette, { slits: 1 }) +
      fill(palette.roof, poly(keep + 4, 200, keep + 17, 186, keep + 30, 200)) +
      flag(keep + 17, 188, 18, palette.accent, palette);
    return (
      mountain(
        random,
        palette,
        { x: x - 210, top: 150, base: 236, left: 160, right: 190 },
        palette.far,
        sun.x,
      ) +
      mountain(
        random,
        palette,
        { x: x + 190, top: 142, base: 236, left: 190, right: 200 },
        palette.far,
        sun.x,
      ) +
      mountain(
        random,
        palette,
        { x, top: random.whole(104, 122), base: 238, left: 190, right: 180 },
        mix(palette.far, palette.mid, 0.55),
        sun.x,
      ) +
      hill(rolling(random, 222, 9, 3), palette.mid, palette.near, 1, 8) +
      conifers(coniferRow(random, 20, 150, 238, 16, 28), palette.near, palette.fore) +
      water(stage, 236, 360, { calm: true }) +
      fill(palette.mid, "M0 236h640v6q-120 18-260 8t-380 4z", 0.45) +
      ripples(stage, 240, 320, 16) +
      (withKeep
        ? tower
        : conifers(coniferRow(random, keep - 20, keep + 80, 264, 34, 56), palette.near, palette.fore)) +
      fill(palette.near, `M${keep - 44} 270q20-14 44-14h70q26 0 48 15q-80 8-162-1z`) +
      fill(palette.fore, `M${keep - 44} 270q80 10 162 1q-30 8-80 8t-82-9z`) +
      rowingBoat(random.whole(220, 280), 292, 1.1, palette.accent, palette) +
      hill([-40, 300, 50, 306, 130, 332, 200, 368], palette.fore, palette.near, 2, 12) +
      conifers(
        [
          [16, 322, 120],
          [58, 326, 96],
          [98, 334, 70],
        ],
        palette.fore,
        mix(palette.fore, palette.ink, 0.5),
      ) +
      hill([500, 366, 560, 336, 620, 330, 690, 322], palette.fore) +
      stroke(palette.near, 2, tufts(random, 540, 640, 346, 10, 26), 0.9)
    );
  },
};
