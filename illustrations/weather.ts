import { HEIGHT, WIDTH } from "./sketch";
import type { Random } from "./seeded-random";
import { box, fill, nums, stroke } from "./shapes/svg";

/**
 * What is in the sky and in the air when the weather is not fair; light.ts shows each layer only in the
 * weathers that it is for.
 */

const layer = (states: string, content: string) => `<g class="${states}">${content}</g>`;

/** A cloud sheet from the picture's top down to about y, with a ragged foot. */
function sheet(random: Random, y: number): string {
  let d = `M-20-9V${y}`;
  for (let x = -20; x < WIDTH;) {
    const w = random.whole(60, 130);
    d += `q${nums(Math.round(w * random.between(0.3, 0.6)), random.whole(16, 40), w, random.whole(-8, 8))}`;
    x += w;
  }
  return `${d}V-9z`;
}

/** Grey cloud in two sheets, over the sky and behind the land. */
export const overcast = (random: Random, cloud: string, dark: string) =>
  layer(
    "d w s",
    fill(dark, sheet(random, random.whole(70, 96)), 0.4) +
      fill(cloud, sheet(random, random.whole(28, 48)), 0.7),
  );

/** The waxing moon, and stars in no pattern. */
export function nightSky(random: Random): string {
  const stars = Array.from({ length: 9 }, () => [random.whole(10, 620), random.whole(8, 150)] as const)
    .sort(([a], [b]) => a - b)
    .map(([x, y]) => `M${x} ${y}h.1`)
    .join("");
  const [x, y] = [random.whole(172, 206), random.whole(34, 60)];
  return layer(
    "n",
    stroke("#f4efdc!k", 2.2, stars, 0.8) +
      fill("#f6eccb!k", `M${x} ${y}a17 17 0 1 0 21 21a20 20 0 0 1-21-21z`),
  );
}

/** Rain falls at a slant, in a tile that repeats. */
const RAIN = layer(
  "w",
  `<pattern id="r" width="86" height="74" patternUnits="userSpaceOnUse">${stroke("#eef4f6!k", 1.6, "M20 4l-6 20M66 26l-6 20M40 50l-6 20", 0.5)}</pattern>` +
    fill("#13242f!k", box(0, 0, WIDTH, HEIGHT), 0.2) +
    fill("url(#r)", box(0, 0, WIDTH, HEIGHT)),
);

/** Dots are dashes of no length. The rows run there and back at uneven slopes, so that no two are alike. */
function flakeRows(random: Random, rows: number, start: number): string {
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Math.round((row * HEIGHT * 1.03) / rows - 6 + random.between(-13, 13)),
  );
  const [first = 0, ...others] = heights;
  const steps = others.flatMap((y, row) => [
    start > 0 === (row % 2 === 0) ? -WIDTH : WIDTH,
    y - (heights[row] ?? 0),
  ]);
  return `M${nums(start, first)}l${nums(...steps)}`;
}

const snowfall = (random: Random) =>
  layer(
    "s",
    `<g stroke="#fff" stroke-dasharray="0 83 0 37 0 59"><path stroke-width="5" d="${flakeRows(random, 6, 0)}"/><path stroke-width="3" d="${flakeRows(random, 8, WIDTH)}"/></g>`,
  );

/** Rain or snow in front of everything. */
export const falling = (random: Random) => RAIN + snowfall(random);
