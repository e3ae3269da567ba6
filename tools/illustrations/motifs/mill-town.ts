import type { Sketch, Stage } from "../sketch";
import { stoneBridge } from "../kit/castles";
import { parishChurch } from "../kit/churches";
import { mix } from "../kit/colour";
import { spotsOn, village } from "../kit/village";
import { copse, roundTrees } from "../kit/plants";
import { box, fill, grid, num, nums, poly, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { ripples, water } from "../kit/water";

/** A cotton or wool mill: rows of windows, saw-tooth sheds beside it, one tall chimney. */
function mill({ palette, random }: Stage, x: number, base: number, w: number, h: number): string {
  const top = base - h;
  const columns = Math.round(w / 15);
  const chimneyX = x + w + random.whole(14, 26);
  const chimneyTop = top - random.whole(30, 50);
  const windows = grid([x + 6, top + 9], [columns, 4], [(w - 8) / columns, (h - 6) / 4], (px, py) =>
    box(px, py, 7, 10),
  );
  const sheds = grid([x - 66, base - 22], [3, 1], [22, 0], (px, py) =>
    poly(px, py, px + 6, py - 14, px + 22, py),
  );
  return (
    fill(
      palette.wallShade,
      poly(chimneyX, base, chimneyX + 3, chimneyTop, chimneyX + 12, chimneyTop, chimneyX + 15, base),
    ) +
    fill(
      palette.ink,
      box(chimneyX + 1, chimneyTop, 13, 4) +
        poly(chimneyX + 9, chimneyTop, chimneyX + 12, chimneyTop, chimneyX + 15, base, chimneyX + 9, base),
      0.35,
    ) +
    fill(palette.wall, box(x, top, w, h) + box(x - 66, base - 22, 66, 22)) +
    fill(palette.roof, poly(x - 2, top, x + 6, top - 14, x + w - 6, top - 14, x + w + 2, top) + sheds) +
    fill(palette.wallShade, box(x + w - 16, top, 16, h) + box(x, top, w, 3)) +
    fill(palette.glass, windows + grid([x - 60, base - 15], [4, 1], [15, 0], (px, py) => box(px, py, 6, 9)))
  );
}

const wallLines = (random: Stage["random"], y: number) =>
  [90, 190, 300, 420, 540]
    .map(
      (x) =>
        `M${nums(x + random.whole(-20, 20), y + random.whole(-14, -4))}q${num(random.whole(-20, 20))} 24 ${num(random.whole(-30, 30))} 44`,
    )
    .join("");

export const millTown: Sketch = {
  look: {
    sky: ["morning", "peach", "heather", "mint", "golden"],
    land: ["meadow", "leaf", "moor"],
    water: ["river", "blue"],
    wall: ["brick", "honey", "grey"],
    roof: ["slate"],
  },
  draw(stage) {
    const { palette, random } = stage;
    const ridge = rolling(random, 168, 22, 3);
    const houses = { wall: mix(palette.wall, palette.skyLow, 0.3), roof: palette.roof, size: 15 };
    return (
      hill(rolling(random, 150, 18, 2), palette.far) +
      hill(ridge, palette.mid, palette.near, 2, 16) +
      stroke(palette.fore, 1.8, wallLines(random, 196), 0.5) +
      village(random, palette, spotsOn(random, 90, 560, [210, 224, 238], 25), houses) +
      parishChurch(random.whole(440, 480), 244, 1.1, palette, random.chance(0.5)) +
      fill(palette.near, copse(random, -10, 650, 256, 20)) +
      mill(stage, random.whole(206, 250), 278, random.whole(120, 150), random.whole(74, 88)) +
      hill([-40, 270, 120, 280, 320, 276, 520, 280, 690, 268], palette.near) +
      water(stage, 290, 344, { calm: true }) +
      stoneBridge({ x: 410, base: 316, w: 270, h: 44 }, palette, { arches: 2, rise: 8 }) +
      ripples(stage, 300, 342, 7) +
      hill([-40, 330, 160, 340, 360, 336, 520, 346, 690, 330], palette.fore, palette.near, 1, 10) +
      roundTrees(
        [
          [36, 312, 26],
          [84, 320, 18],
        ],
        palette.fore,
        palette.ink,
      )
    );
  },
};
