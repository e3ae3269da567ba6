import type { Random } from "../seeded-random";
import type { Palette } from "../palette";
import { as, fade, mix } from "./colour";
import { HEIGHT, WIDTH } from "../sketch";
import { fill, nums, poly, stroke } from "./svg";

/** x, y, x, y … from left to right. */
export type Ridge = readonly number[];

/** Below the picture's foot, so that a camera may look further down. */
export const BELOW = HEIGHT + 100;

const even = (value: number) => 2 * Math.round(value / 2);

/**
 * Refines a line of heights by midpoint displacement: each step inserts a point midway between neighbours and
 * shifts it at random, half as far as the step before.
 */
function refinedHeights(random: Random, heights: readonly number[], rough: number, steps: number): number[] {
  let line = [...heights];
  for (let step = 0, off = rough; step < steps; step++, off *= 0.5)
    line = line.flatMap((height, index) => {
      const next = line[index + 1];
      return next === undefined ? [height] : [height, (height + next) / 2 + random.between(-off, off)];
    });
  return line;
}

/** A skyline of hills about y: long swells, with the small unevenness of real land on them. */
export function rolling(random: Random, y: number, amplitude: number, bumps: number): Ridge {
  const swells = Array.from({ length: bumps * 2 + 1 }, (_, index) =>
    index % 2 === 0 ? amplitude * random.between(0.3, 1) : -amplitude * random.between(0.4, 1),
  );
  const heights = refinedHeights(random, swells, amplitude * 0.55, 2);
  const step = (WIDTH + 120) / (heights.length - 1);
  return heights.flatMap((height, index) => [Math.round(-60 + index * step), Math.round(y + height)]);
}

/**
 * A smooth line through the midpoints of neighbouring points. Each handle is the mirror image of the one before, so
 * that the short command "t" is enough. It is an exact mirror image, because points have even coordinates, so that
 * midpoints have whole ones.
 */
export function smooth(ridge: Ridge): string {
  const points = Array.from({ length: ridge.length / 2 }, (_, index) => [
    even(ridge[index * 2] ?? 0),
    even(ridge[index * 2 + 1] ?? 0),
  ]) as [number, number][];
  const [first = [0, 0]] = points;
  const last = points[points.length - 1] ?? first;
  let d = `M${nums(...first)}`;
  let [x, y] = first;
  for (let at = 1; at + 1 < points.length; at++) {
    const [handleX, handleY] = points[at] ?? first;
    const [nextX, nextY] = points[at + 1] ?? last;
    const [toX, toY] = [(handleX + nextX) / 2, (handleY + nextY) / 2];
    d += at === 1 ? `q${nums(handleX - x, handleY - y, toX - x, toY - y)}` : `t${nums(toX - x, toY - y)}`;
    [x, y] = [toX, toY];
  }
  return `${d}L${nums(...last)}`;
}

/** Ground below a skyline; the default reaches below the foot of the picture. */
export const ground = (ridge: Ridge, base = BELOW) =>
  `${smooth(ridge)}V${nums(base)}H${nums(even(ridge[0] ?? 0))}z`;

/** Lines that repeat a skyline lower down, like the cuts of a linocut. */
export function cuts(
  ridge: Ridge,
  colour: string,
  count: number,
  gap: number,
  opacity = 0.25,
  width = 1.6,
): string {
  let d = "";
  for (let cut = 1; cut <= Math.min(count, 2); cut++)
    d += smooth(
      ridge.map((value, index) =>
        index % 2 === 1 ? value + cut * gap * 1.3 + cut * cut * gap * 0.3 : value,
      ),
    );
  return stroke(colour, width, d, opacity);
}

const MIST = "#f7ead0";
const DUSK = "#0f3340";

/** A plane of land. Far land fades into mist at its foot; near land is lit on top and dark below. */
export function plane(colour: string, top: number): string {
  const turf = as("g", colour);
  return top < 232
    ? fade(mix(turf, DUSK, 0.04), mix(turf, MIST, 0.42), 0.3)
    : fade(mix(turf, "#ffe9a8", 0.16), mix(turf, DUSK, 0.3), 0.75);
}

const topOf = (ridge: Ridge) => Math.min(...ridge.filter((_, index) => index % 2 === 1));

export const hill = (ridge: Ridge, colour: string, cutColour?: string, count = 3, gap = 10) =>
  fill(plane(colour, topOf(ridge)), ground(ridge)) +
  (cutColour === undefined ? "" : cuts(ridge, cutColour, count, gap));

export interface Peak {
  readonly x: number;
  readonly top: number;
  readonly base: number;
  readonly left: number;
  readonly right: number;
}

/** A mountain lit from the left: broken edges, a face in shade behind a crooked ridge, and spurs on the lit side. */
export function mountain(random: Random, palette: Palette, peak: Peak, colour: string): string {
  const { x, top, base, left, right } = peak;
  const height = base - top;
  const edge = (reach: number) => {
    const drops = refinedHeights(random, [0, 0.3 + random.between(-0.06, 0.06), 1], 0.07, 2);
    const outs = [0, 0.05, 0.1, 0.16, 0.22, 0.34, 0.5, 0.72, 1].map((share, index) =>
      index === 0 || index > 4 ? share : share + random.between(-0.03, 0.03),
    );
    return drops.flatMap((drop, index) => [
      Math.round(x + reach * (outs[index] ?? 1)),
      Math.round(top + height * Math.max(0, drop)),
    ]);
  };
  const [leftEdge, rightEdge] = [edge(-left), edge(right)];
  const spine = refinedHeights(random, [0, 0.1, 0.3], 0.12, 2).map((share) => Math.round(x + right * share));
  const ridge = spine.flatMap((at, index) => [at, Math.round(top + (height * index) / (spine.length - 1))]);
  const spur = (from: number, to: number, w: number) =>
    poly(
      x - left * from,
      top + height * (0.16 + from),
      x - left * to,
      base,
      x - left * to + w,
      base,
      x - left * (from - 0.06),
      top + height * 0.62,
    );
  const rock = as("t", colour);
  const shade = mix(rock, palette.ink, 0.3);
  const whole = poly(...reversed(leftEdge), ...rightEdge.slice(2));
  return (
    fill(fade(mix(rock, "#ffeec4", 0.16), mix(rock, MIST, 0.34)), whole) +
    fill(fade(shade, mix(shade, MIST, 0.34)), poly(...ridge, ...reversed(rightEdge))) +
    fill(palette.ink, spur(0.2, 0.44, left * 0.17) + spur(0.07, 0.12, left * 0.13), 0.13)
  );
}

/** The same points from last to first. */
function reversed(xy: readonly number[]): number[] {
  const turned: number[] = [];
  for (let index = xy.length - 2; index >= 0; index -= 2) turned.push(xy[index] ?? 0, xy[index + 1] ?? 0);
  return turned;
}
