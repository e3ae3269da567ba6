import type { Sketch, Stage } from "../sketch";
import { mix } from "../kit/colour";
import { spotsOn, village } from "../kit/village";
import { copse, roundTrees } from "../kit/plants";
import { at, fill } from "../kit/svg";
import { cuts, hill, rolling } from "../kit/terrain";
import { water } from "../kit/water";
import { castle } from "./castle";
import { castleAboveRiver } from "./castle-above-river";
import { castleInPark } from "./castle-in-park";
import { castleRuin } from "./castle-ruin";

/** A castle on its mound over the roofs of the town. */
function castleOnMound(stage: Stage): string {
  const { palette, random } = stage;
  const x = random.whole(200, 240);
  const mound = [
    60,
    270,
    130,
    262,
    x - 30,
    196,
    x + 10,
    180,
    x + 110,
    172,
    x + 220,
    182,
    x + 260,
    206,
    560,
    262,
    640,
    272,
  ];
  const houses = { wall: mix(palette.wall, palette.paper, 0.55), roof: palette.roof, size: 16 };
  return (
    hill(rolling(random, 196, 14, 3), palette.far) +
    hill(rolling(random, 226, 12, 3), palette.mid, palette.near) +
    at(x, 186, castle(stage)) +
    hill(mound, palette.near) +
    cuts(mound, palette.fore, 4, 10, 0.4) +
    fill(palette.fore, copse(random, x - 40, x + 60, 216, 20) + copse(random, x + 170, x + 270, 226, 22)) +
    village(random, palette, spotsOn(random, 60, 590, [256, 272, 288], 29), houses) +
    water(stage, 298, 360, { calm: true }) +
    hill([-40, 300, 100, 296, 260, 312, 300, 330, 120, 352, -60, 356], palette.fore) +
    roundTrees(
      [
        [50, 312, 26],
        [104, 314, 20],
        [590, 316, 28],
      ],
      palette.fore,
      palette.ink,
    ) +
    hill([500, 350, 560, 312, 620, 306, 690, 300], palette.fore)
  );
}

export const castleTown: Sketch = {
  look: {
    sky: ["morning", "clear", "golden", "heather", "peach"],
    land: ["leaf", "meadow", "pine", "dune"],
    water: ["river", "blue", "teal"],
    wall: ["grey", "granite", "honey", "red"],
    roof: ["slate", "tile"],
  },
  draw: (stage) => stage.random.pick([castleOnMound, castleAboveRiver, castleInPark, castleRuin])(stage),
};
