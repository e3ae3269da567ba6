import type { Stage } from "../sketch";
import { yacht } from "../kit/boats";
import { mix } from "../kit/colour";
import { tufts } from "../kit/plants";
import { surf } from "../kit/shore";
import { fill, grid, line, stroke } from "../kit/svg";
import { hill } from "../kit/terrain";
import { water } from "../kit/water";

/** A wide strand seen from marram dunes, a fence and a path between them. */
export function seasideDunes(stage: Stage): string {
  const { palette, random } = stage;
  const far = random.whole(150, 172);
  const marram = mix(palette.near, palette.fore, 0.3);
  const strand = "M-60 300Q120 288 260 262T460 232T720 222V420H-60z";
  const path = random.whole(250, 310);
  return (
    hill([-60, 196, 60, 176, 200, far, 330, 186, 420, 200, 720, 204], palette.far, palette.mid, 2, 9) +
    water(stage, 196, 310) +
    yacht(random.whole(280, 380), 222, 0.6, palette.accent, palette.deep, palette) +
    yacht(random.whole(120, 220), 244, 0.9, palette.sun, palette.deep, palette) +
    fill(palette.sand, strand) +
    surf(palette, "M-60 300Q120 288 260 262T460 232T720 222", 5) +
    surf(palette, "M-60 282Q110 272 240 248T430 222", 2.5) +
    hill(
      [350, 400, 400, 300, 470, 268, 560, random.whole(226, 246), 640, 240, 720, 222],
      mix(palette.near, palette.sand, 0.25),
      palette.fore,
      4,
      11,
    ) +
    stroke(palette.fore, 2, tufts(random, 440, 660, 270, 34, 20)) +
    hill([-80, 250, 20, 268, 110, 292, 190, 330, 250, 400], marram, palette.fore, 3, 11) +
    fill(
      palette.sand,
      `M${path - 60} 420Q${path + 20} 350 ${path + 40} 310T${path + 100} 276Q${path + 90} 300 ${path + 110} 330T${path + 60} 420z`,
    ) +
    stroke(
      palette.ink,
      2.4,
      grid([430, 330], [8, 1], [28, 0], (x, y) => `${line(x, y - (x - 430) * 0.12)}v-24`),
      0.7,
    ) +
    stroke(palette.ink, 1.4, "M426 314L640 288M426 322L640 296", 0.5) +
    stroke(palette.fore, 2.2, tufts(random, -10, 200, 330, 34, 28)) +
    stroke(palette.near, 2, tufts(random, 420, 640, 348, 26, 24))
  );
}
