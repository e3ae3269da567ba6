import type { Stage } from "../sketch";
import { mix } from "../kit/colour";
import { coniferRow, conifers, copse, roundTrees, tufts } from "../kit/plants";
import { fill, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { ripples, water } from "../kit/water";

/** A wooded glen: hills covered in trees of many greens above a still pool. */
export function glen(stage: Stage): string {
  const { palette, random } = stage;
  const dark = mix(palette.fore, palette.ink, 0.4);
  const gold = random.pick([
    mix("#cf9a3c", palette.near, 0.25),
    mix("#b9623c", palette.near, 0.3),
    mix(palette.near, "#c7d06a", 0.5),
  ]);
  const x = random.whole(240, 400);
  return (
    hill(
      [
        -80,
        214,
        x - 230,
        196,
        x - 90,
        random.whole(140, 156),
        x + 40,
        random.whole(132, 150),
        x + 220,
        190,
        720,
        204,
      ],
      palette.far,
      palette.mid,
      3,
      10,
    ) +
    hill(rolling(random, 204, 14, 2), mix(palette.far, palette.mid, 0.6)) +
    conifers(
      coniferRow(random, -20, 670, 226, 28, 44),
      mix(palette.far, palette.mid, 0.6),
      palette.mid,
      true,
    ) +
    hill([-80, 200, 100, 206, 260, 250, 400, 250, 540, 214, 720, 196], palette.mid) +
    conifers(
      [...coniferRow(random, -20, 210, 240, 40, 66), ...coniferRow(random, 470, 680, 240, 40, 66)],
      palette.mid,
      palette.near,
    ) +
    fill(gold, copse(random, 180, 480, 262, 28)) +
    roundTrees(
      [
        [150, 266, 30],
        [210, 268, 22],
        [450, 268, 24],
        [510, 266, 32],
      ],
      palette.near,
      palette.ink,
    ) +
    roundTrees(
      [
        [100, 272, 24],
        [560, 272, 26],
        [340, 268, 20],
      ],
      gold,
      palette.ink,
    ) +
    water(stage, 268, 420, { calm: true }) +
    fill(palette.near, "M-40 268H700v6q-180 16-340 8T-40 276z", 0.7) +
    ripples(stage, 282, 350, 12, 0.6) +
    fill(
      mix("#8d9a98", palette.skyLow, 0.15),
      "M250 330l16-12 30 2 12 12zM330 346l20-14 34 4 10 12zM420 322l12-8 22 2 8 8z",
    ) +
    hill([-80, 296, 30, 304, 120, 330, 200, 420], palette.fore, palette.near, 2, 12) +
    hill([450, 420, 540, 334, 630, 308, 720, 300], palette.fore, palette.near, 2, 12) +
    conifers(
      [
        [20, 320, 150],
        [76, 336, 104],
      ],
      palette.fore,
      dark,
    ) +
    conifers(
      [
        [620, 322, 160],
        [566, 340, 110],
      ],
      palette.fore,
      dark,
    ) +
    stroke(gold, 2, tufts(random, 40, 180, 350, 14, 20) + tufts(random, 480, 610, 350, 14, 20))
  );
}
