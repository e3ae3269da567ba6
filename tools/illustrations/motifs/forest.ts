import type { Sketch, Stage } from "../sketch";
import { mix } from "../kit/colour";
import { coniferRow, conifers, dots, roundTrees, tufts } from "../kit/plants";
import { fill, nums, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { glen } from "./forest-glen";

/** Old trees at both edges of the picture, their crowns meeting its top, that frame the clearing. */
function frame(colour: string, light: string): string {
  const left =
    "M0 360V0H26q-2 120 2 210q4 90 20 150zM62 360q10-110 4-230L50 60l14 40L80 20h10L80 110q2 130 8 250zM112 360q6-100 0-190l-8-60h10q12 130 14 250z";
  const bark = "M14 40q-4 160 4 300M72 150q4 90 2 190";
  const crown = "M0 0H196q4 22-18 26q-2 20-26 18q-10 22-34 12q-12 26-40 16q-12 30-40 18Q20 104 0 98z";
  const flipped = '<g transform="matrix(-1 0 0 1 640 0)">';
  const side =
    fill(colour, left) +
    stroke(light, 3, bark, 0.3) +
    fill(light, crown, 0.95) +
    fill(colour, "M0 0H150q0 16-22 18q-6 18-28 10q-10 20-36 12q-14 22-40 10Q10 60 0 56z", 0.55);
  return side + flipped + side + "</g>";
}

/** A path through a clearing between old trees. */
function clearing(stage: Stage): string {
  const { palette, random } = stage;
  const x = random.whole(290, 350);
  const dark = mix(palette.fore, palette.ink, 0.45);
  const broad = random.chance(0.5);
  const path = `M${nums(x - 80, 360)}C${nums(x - 30, 322, x + 70, 318, x + 24, 294)}C${nums(x - 4, 280, x - 20, 270, x - 2, 254)}h9C${nums(x + 2, 270, x + 24, 276, x + 54, 292)}C${nums(x + 110, 318, x + 40, 334, x + 50, 360)}z`;
  const grove = roundTrees(
    [
      [120, 290, 40],
      [190, 276, 30],
      [236, 266, 22],
      [430, 268, 24],
      [482, 278, 32],
      [548, 292, 42],
    ],
    palette.near,
    dark,
  );
  const pines = conifers(
    [...coniferRow(random, 90, 270, 284, 84, 118), ...coniferRow(random, 380, 560, 284, 84, 118)],
    palette.near,
    palette.fore,
  );
  return (
    hill(rolling(random, 178, 16, 3), palette.far) +
    conifers(
      coniferRow(random, -10, 650, 222, 30, 46),
      mix(palette.far, palette.mid, 0.5),
      palette.mid,
      true,
    ) +
    hill(rolling(random, 222, 6, 4), mix(palette.far, palette.mid, 0.5)) +
    conifers(coniferRow(random, -10, 650, 252, 48, 76), palette.mid, palette.near, true) +
    hill(rolling(random, 250, 5, 3), palette.mid) +
    (broad ? grove : pines) +
    hill(
      [-40, 284, 140, 276, x, 252, 500, 276, 690, 284],
      mix(palette.near, "#c7c25a", 0.3),
      palette.fore,
      5,
      13,
    ) +
    fill(mix(palette.sand, palette.skyLow, 0.3), path) +
    stroke(palette.fore, 2, tufts(random, 60, 580, 330, 34, 16), 0.6) +
    stroke(
      random.pick([palette.accent, "#8d7bc0", palette.paper]),
      3,
      dots(random, 80, 560, 300, 352, 46, 2),
      0.9,
    ) +
    frame(dark, palette.fore)
  );
}

export const forest: Sketch = {
  look: {
    sky: ["mint", "morning", "golden", "peach"],
    land: ["pine", "leaf", "meadow"],
    water: ["river", "teal"],
    wall: ["honey", "grey"],
  },
  clouds: 1,
  draw: (stage) => stage.random.pick([clearing, glen])(stage),
};
