import type { Sketch, Stage } from "../sketch";
import { gothicTower, nave, spire } from "../kit/churches";
import { mix } from "../kit/colour";
import { spotsOn, village } from "../kit/village";
import { copse, dots, poplars, roundTrees } from "../kit/plants";
import { at, disc, fill, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { marketTown } from "./spires-market";
import { meadowTown } from "./spires-meadow";

/** Towers and spires along the skyline, a meadow in front. */
function skyline(stage: Stage): string {
  const { palette, random } = stage;
  const hazy = {
    ...palette,
    wall: mix(palette.wall, palette.skyMid, 0.4),
    wallShade: mix(palette.wallShade, palette.skyMid, 0.4),
    roof: mix(palette.roof, palette.skyMid, 0.4),
    glass: mix(palette.glass, palette.skyMid, 0.4),
  };
  const farRow = [140, 212, 286, 428, 500].map((x) => {
    const h = random.whole(38, 66);
    const cap = random.chance(0.65) ? spire(9, -h, 18, random.whole(32, 54), hazy.roof, hazy.glass) : "";
    return at(
      x + random.whole(-12, 12),
      240,
      cap + gothicTower({ x: 0, base: 0, w: 18, h }, hazy, { crown: 8 }),
    );
  });
  const x = random.whole(300, 330);
  const h = random.whole(84, 96);
  const tower =
    spire(x + 14, 246 - h, 26, random.whole(64, 78), palette.roof, palette.glass) +
    gothicTower({ x, base: 246, w: 28, h }, palette, { crown: 16 });
  const second = gothicTower({ x: 200, base: 246, w: 30, h: random.whole(70, 92) }, palette, { crown: 12 });
  const gold = stroke(palette.sun, 2.4, dots(random, 30, 610, 316, 352, 60, 4), 0.8);
  return (
    hill(rolling(random, 206, 10, 3), palette.far) +
    farRow.join("") +
    second +
    tower +
    nave({ x: x + 28, base: 246, w: 120, h: 42 }, palette, { bays: 7, roofH: 20 }) +
    village(random, palette, spotsOn(random, 70, 590, [256, 268], 30), {
      wall: mix(palette.wall, palette.paper, 0.4),
      roof: palette.roof,
      size: 16,
    }) +
    fill(palette.near, copse(random, -10, 650, 288, 28)) +
    poplars(
      [
        [120, 286, 66],
        [136, 288, 54],
        [528, 288, 70],
      ],
      palette.fore,
    ) +
    hill([-40, 290, 140, 298, 330, 288, 500, 300, 690, 286], palette.near, palette.fore, 4, 12) +
    gold +
    roundTrees(
      [
        [40, 318, 30],
        [604, 322, 34],
      ],
      palette.fore,
      palette.ink,
    ) +
    fill(palette.fore, disc(-4, 344, 40) + disc(648, 350, 44))
  );
}

export const spires: Sketch = {
  look: {
    sky: ["golden", "peach", "morning", "heather"],
    land: ["leaf", "meadow", "dune"],
    wall: ["honey", "cream", "grey"],
    roof: ["slate", "lead"],
  },
  draw: (stage) => stage.random.pick([skyline, marketTown, meadowTown])(stage),
};
