import type { Stage } from "../sketch";
import { yacht } from "../kit/boats";
import { mix } from "../kit/colour";
import { pavilion, pierDeck } from "../kit/shore";
import { hill, rolling } from "../kit/terrain";
import { water } from "../kit/water";
import { beachThings, sands } from "./beach-things";

/** A pier from one side with a domed pavilion at its head. */
export function seasidePier(stage: Stage): string {
  const { palette, random } = stage;
  const start = random.whole(150, 230);
  const left = random.whole(248, 266);
  const roof = random.pick([mix(palette.near, palette.skyTop, 0.3), palette.roof, palette.deep]);
  return (
    hill(rolling(random, 188, 7, 3), palette.far) +
    water(stage, 190, 300) +
    yacht(96, 226, 0.7, palette.accent, palette.deep, palette) +
    yacht(134, 206, 0.35, palette.sun, palette.ink, palette) +
    pierDeck(start, 680 - start, 202, 232, palette) +
    pavilion(start + 14, 202, random.whole(80, 116), random.whole(20, 28), palette, roof) +
    (random.chance(0.6)
      ? pavilion(start + random.whole(190, 240), 202, 46, 15, palette, palette.accent)
      : "") +
    sands(stage, [-60, left, 120, left + 4, 260, left + 30, 430, 272, 560, 252, 700, 258]) +
    beachThings(stage)
  );
}
