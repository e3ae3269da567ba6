import type { Stage } from "../sketch";
import { stoneBridge } from "../kit/castles";
import { mix } from "../kit/colour";
import { copse, dots, roundTrees, tufts, willow } from "../kit/plants";
import { at, box, dome, fill, grid, mirroredOn, poly, stroke } from "../kit/svg";
import { ground, hill, rolling } from "../kit/terrain";
import { swan } from "./water-birds";
import { ripples, water } from "../kit/water";

/** A garden temple 90 wide around x = 0, its dome or pediment on six columns. */
function temple({ palette, random }: Stage): string {
  const stone = mix(palette.wall, palette.paper, 0.35);
  const domed = random.chance(0.5);
  const roof = domed
    ? fill(palette.roof, dome(-30, -58, 60, 30))
    : fill(stone, poly(-46, -56, 0, -78, 46, -56));
  return (
    fill(palette.wallShade, box(-36, -50, 72, 50)) +
    fill(palette.ink, box(-8, -38, 16, 38), 0.5) +
    fill(
      stone,
      box(-44, -58, 88, 9) +
        grid([-42, -50], [6, 1], [15.6, 0], (x, y) => box(x, y, 6, 48)) +
        box(-48, -4, 96, 5) +
        box(-54, 0, 108, 5),
    ) +
    roof +
    fill(palette.wallShade, box(-44, -51, 88, 2))
  );
}

/** A lake among trees with a temple beyond it and a bridge: the English landscape garden. */
export function landscapeGarden(stage: Stage): string {
  const { palette, random } = stage;
  const autumn = random.pick([
    mix("#cf8f3c", palette.near, 0.25),
    mix("#b5573c", palette.near, 0.35),
    mix(palette.near, "#c7d06a", 0.4),
  ]);
  const shore =
    at(random.whole(370, 430), 262, temple(stage)) +
    roundTrees(
      [
        [120, 264, 34],
        [186, 264, 26],
        [500, 264, 28],
        [560, 266, 38],
      ],
      palette.near,
      palette.ink,
    ) +
    roundTrees(
      [
        [240, 264, 22],
        [316, 262, 20],
      ],
      autumn,
      palette.ink,
    );
  return (
    hill(rolling(random, 184, 18, 2), palette.far) +
    fill(palette.mid, copse(random, -20, 680, 240, 56)) +
    fill(mix(palette.mid, palette.near, 0.5), copse(random, -20, 680, 256, 40)) +
    mirroredOn(
      stage.id,
      270,
      shore + fill(mix(palette.near, "#c7d06a", 0.3), ground([-60, 262, 200, 260, 420, 262, 720, 260], 270)),
      water(stage, 266, 420, { calm: true, sunPath: false }),
      0.3,
    ) +
    stoneBridge({ x: 60, base: 300, w: 210, h: 30 }, palette, {
      arches: random.pick([3, 5]),
      rise: 9,
      parapet: 7,
    }) +
    ripples(stage, 284, 354, 16, 0.6) +
    swan(random.whole(320, 380), 318, 1, palette) +
    swan(random.whole(410, 460), 306, 0.8, palette, true) +
    willow(96, 320, 70, palette.near, "#5d4a38") +
    hill([-80, 310, 60, 316, 160, 338, 230, 420], palette.fore, palette.near, 2, 11) +
    hill([470, 420, 560, 342, 640, 326, 720, 320], palette.fore, palette.near, 2, 11) +
    stroke(palette.near, 2, tufts(random, 20, 190, 348, 14, 24)) +
    stroke("#d77a92", 5, dots(random, 540, 640, 336, 354, 22, 3)) +
    stroke(palette.paper, 3, dots(random, 540, 640, 336, 354, 16, 2))
  );
}
