import type { Stage } from "../sketch";
import { rowingBoat } from "../kit/boats";
import { stoneBridge } from "../kit/castles";
import { parishChurch } from "../kit/churches";
import { mix } from "../kit/colour";
import { spotsOn, village } from "../kit/village";
import { copse, roundTrees } from "../kit/plants";
import { at, fill } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { ripples, water } from "../kit/water";
import { castle } from "./castle";

/** A castle on a wooded bluff at one end of a long bridge, the town at the other. */
export function castleAboveRiver(stage: Stage): string {
  const { palette, random } = stage;
  const town = { wall: mix(palette.wall, palette.paper, 0.6), roof: palette.roof, size: 17 };
  return (
    hill(rolling(random, 196, 16, 2), palette.far) +
    hill(rolling(random, 224, 10, 3), palette.mid, palette.near, 2, 9) +
    at(60, 196, castle(stage), 1.1) +
    hill([-80, 190, 40, 194, 160, 192, 270, 200, 330, 236, 380, 284], palette.near, palette.fore, 3, 10) +
    fill(palette.fore, copse(random, -40, 250, 250, 34) + copse(random, 200, 350, 272, 28)) +
    fill(palette.near, copse(random, 400, 700, 256, 30)) +
    village(random, palette, spotsOn(random, 400, 680, [252, 266, 280], 29), town) +
    parishChurch(random.whole(480, 540), 270, 1.2, palette, random.chance(0.5)) +
    water(stage, 284, 420, { calm: true }) +
    stoneBridge({ x: 210, base: 316, w: 270, h: 44 }, palette, {
      arches: random.whole(3, 5),
      rise: 7,
      parapet: 9,
    }) +
    ripples(stage, 320, 356, 8, 0.6) +
    rowingBoat(random.whole(260, 330), 338, 1.2, palette.accent, palette) +
    hill([-80, 296, 40, 300, 150, 324, 220, 400], palette.fore, palette.near, 2, 11) +
    roundTrees(
      [
        [60, 320, 26],
        [604, 330, 28],
      ],
      palette.fore,
      palette.ink,
    ) +
    hill([500, 420, 570, 336, 640, 322, 720, 318], palette.fore)
  );
}
