import { BERRY, SUNNY } from "../palette";
import type { Stage } from "../sketch";
import { mix } from "../kit/colour";
import { dots } from "../kit/plants";
import { beachHuts, groyne, surf } from "../kit/shore";
import { box, fill, line, nums, stroke } from "../kit/svg";
import { cuts, ground, smooth, type Ridge } from "../kit/terrain";

/** Sand below a shoreline, with its surf and its ripples. */
export function sands({ palette, random }: Stage, shore: Ridge): string {
  const shade = mix(palette.sand, palette.ink, 0.3);
  const wrack = stroke(shade, 2, dots(random, 0, 640, 300, 352, 36, 4), 0.4);
  return (
    fill(palette.sand, ground(shore, 420)) +
    cuts(shore, shade, 3, 15) +
    surf(palette, smooth(shore), 5) +
    wrack
  );
}

function parasol({ palette }: Stage, x: number, y: number, r: number, colour: string): string {
  return (
    stroke(palette.ink, 2, line(x, y, x + r * 0.2, y + r * 1.7)) +
    fill(colour, `M${nums(x - r, y + 4)}a${nums(r, r * 0.95, 0, 0, 1, 2 * r, -8)}z`) +
    fill(
      palette.paper,
      `M${nums(x - r * 0.35, y + 1)}Q${nums(x - r * 0.4, y - r * 0.6, x - 2, y - r)}Q${nums(x + r * 0.4, y - r * 0.6, x + r * 0.35, y - 1.5)}z`,
    )
  );
}

/** A striped windbreak on its sticks. */
function windbreak({ palette }: Stage, x: number, y: number, colour: string): string {
  const cloths = [0, 1, 2, 3, 4, 5].map(
    (index) => [index % 2 ? palette.paper : colour, `M${x + index * 11} ${y}l11-1v-16l-11 1z`] as const,
  );
  return (
    cloths.map(([tone, d]) => fill(tone, d)).join("") +
    stroke(palette.ink, 1.8, `M${x} ${y + 5}v-23M${x + 33} ${y + 4}v-23M${x + 66} ${y + 3}v-23`)
  );
}

/** What stands on the sand: huts, parasols, a windbreak or groynes, as the words and the seed have it. */
export function beachThings(stage: Stage): string {
  const { palette, random, features } = stage;
  const colours = [BERRY, palette.water, SUNNY, palette.near, palette.deep];
  const x = random.whole(90, 180);
  const bright = random.pick([BERRY, SUNNY, palette.deep]);
  if (features.has("huts") || random.chance(0.3))
    return beachHuts(random, x, 322, random.whole(4, 7), random.whole(26, 32), palette, colours);
  const towel = fill(palette.water, box(x + 150, 338, 44, 5));
  return random.pick([
    parasol(stage, x + 20, 292, 26, bright) + parasol(stage, x + 96, 308, 30, SUNNY) + towel,
    windbreak(stage, x, 312, bright) + parasol(stage, x + 130, 300, 26, BERRY),
    groyne(x, 290, 150, 34, palette) + groyne(x + 230, 294, 120, 40, palette),
    groyne(x + 260, 286, 110, 40, palette) + windbreak(stage, x + 40, 322, bright),
  ]);
}
