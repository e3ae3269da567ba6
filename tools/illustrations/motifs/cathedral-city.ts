import type { Sketch, Stage } from "../sketch";
import { rowingBoat } from "../kit/boats";
import { stoneBridge } from "../kit/castles";
import { mix } from "../kit/colour";
import { spotsOn, village } from "../kit/village";
import { copse, roundTrees } from "../kit/plants";
import { at, fill } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { ripples, water } from "../kit/water";
import { cathedral } from "./cathedral";
import { cathedralClose } from "./cathedral-close";

/** A cathedral over the roofs of its city, a river below. */
function cathedralByRiver(stage: Stage): string {
  const { palette, random } = stage;
  const houses = {
    wall: mix(palette.wall, palette.paper, 0.45),
    roof: mix("#b5553a", palette.roof, 0.35),
    size: 16,
  };
  const x = random.whole(210, 250);
  const boats =
    rowingBoat(random.whole(150, 220), 312, 0.9, palette.accent, palette) +
    rowingBoat(random.whole(380, 460), 326, 1.1, palette.deep, palette);
  return (
    hill(rolling(random, 196, 12, 3), palette.far) +
    fill(palette.mid, copse(random, -10, 650, 226, 26)) +
    at(
      x,
      238,
      cathedral(stage, {
        spired: random.chance(0.4),
        westTowers: random.chance(0.7),
        crossing: random.whole(84, 104),
      }),
      1.06,
    ) +
    village(random, palette, spotsOn(random, 40, 600, [246, 258], 27), houses) +
    fill(palette.near, copse(random, -10, 190, 272, 30) + copse(random, 430, 660, 272, 26)) +
    water(stage, 272, 360, { calm: true }) +
    stoneBridge({ x: -30, base: 290, w: 260, h: 34 }, palette, { arches: 4, rise: 5 }) +
    ripples(stage, 290, 356, 10) +
    boats +
    roundTrees(
      [
        [560, 300, 24],
        [604, 306, 30],
      ],
      palette.fore,
      palette.ink,
    ) +
    hill([470, 344, 560, 296, 620, 298, 690, 290], palette.fore)
  );
}

export const cathedralCity: Sketch = {
  look: {
    sky: ["morning", "peach", "heather", "golden", "mint"],
    land: ["leaf", "meadow"],
    water: ["river", "teal", "blue"],
    wall: ["honey", "grey", "cream", "red"],
    roof: ["slate", "tile"],
  },
  draw: (stage) => stage.random.pick([cathedralByRiver, cathedralClose])(stage),
};
