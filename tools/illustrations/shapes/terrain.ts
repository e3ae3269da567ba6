import type { Random } from "../seeded-random";
import type { Palette } from "../palette";
import { mix } from "./colour";
import { HEIGHT, WIDTH } from "../sketch";
import { fill, nums, poly, stroke } from "./svg";

/** x, y, x, y … from left to right. */
export type Ridge = readonly number[];

/** A rolling skyline: points on either side of y, amplitude up and down in turn. */
export function rolling(random: Random, y: number, amplitude: number, bumps: number): Ridge {
  const ridge: number[] = [];
  const step = (WIDTH + 80) / (bumps * 2);
  for (let index = 0; index <= bumps * 2; index++) {
    const rise = index % 2 === 0 ? amplitude * random.between(0.3, 1) : -amplitude * random.between(0.4, 1);
    const sideways = random.between(-0.25, 0.25) * step;
    ridge.push(Math.round(-40 + index * step + sideways), Math.round(y + rise));
  }
  return ridge;
}

/** A smooth line through the middles between the points. */
export function smooth(ridge: Ridge): string {
  let d = `M${nums(ridge[0] ?? 0, ridge[1] ?? 0)}`;
  for (let at = 2; at + 3 < ridge.length; at += 2) {
    const [x, y, nextX, nextY] = [ridge[at] ?? 0, ridge[at + 1] ?? 0, ridge[at + 2] ?? 0, ridge[at + 3] ?? 0];
    d += `Q${nums(x, y, Math.round((x + nextX) / 2), Math.round((y + nextY) / 2))}`;
  }
  return `${d}L${nums(ridge[ridge.length - 2] ?? 0, ridge[ridge.length - 1] ?? 0)}`;
}

/** Ground below a skyline; the default reaches the foot of the picture. */
export const ground = (ridge: Ridge, base = HEIGHT) =>
  `${smooth(ridge)}L${nums(ridge[ridge.length - 2] ?? 0, base, ridge[0] ?? 0, base)}z`;

/** Lines that repeat a skyline lower down, like the cuts of a linocut. */
export function cuts(
  ridge: Ridge,
  colour: string,
  count: number,
  gap: number,
  opacity = 0.35,
  width = 1.6,
): string {
  let d = "";
  for (let cut = 1; cut <= count; cut++)
    d += smooth(
      ridge.map((value, index) => (index % 2 === 1 ? value + cut * gap + cut * cut * gap * 0.12 : value)),
    );
  return stroke(colour, width, d, opacity);
}

export const hill = (ridge: Ridge, colour: string, cutColour?: string, count = 3, gap = 10) =>
  fill(colour, ground(ridge)) + (cutColour === undefined ? "" : cuts(ridge, cutColour, count, gap));

export interface Peak {
  readonly x: number;
  readonly top: number;
  readonly base: number;
  readonly left: number;
  readonly right: number;
}

/** A mountain in two tones, light towards the sun, with broken edges between them. */
export function mountain(random: Random, palette: Palette, peak: Peak, colour: string, sunX: number): string {
  const { x, top, base, left, right } = peak;
  const height = base - top;
  const jag = (share: number, spread: number) =>
    Math.round(share * spread + random.between(-0.05, 0.05) * spread);
  const leftEdge = [
    x - left,
    base,
    x - jag(0.62, left),
    top + jag(0.56, height),
    x - jag(0.34, left),
    top + jag(0.36, height),
    x - jag(0.15, left),
    top + jag(0.12, height),
  ];
  const rightEdge = [
    x + jag(0.14, right),
    top + jag(0.13, height),
    x + jag(0.32, right),
    top + jag(0.31, height),
    x + jag(0.6, right),
    top + jag(0.6, height),
    x + right,
    base,
  ];
  const turn = sunX < x ? 1 : -1;
  const reach = (turn === 1 ? right : left) * 0.5;
  const spine = [0.22, 0.05, 0.34, 0.16, 0.62].flatMap((share, index) => [
    x + turn * reach * share,
    top + height * (0.17 + index * 0.19),
  ]);
  const shadeEdge = turn === 1 ? rightEdge : flip(leftEdge);
  const shade = poly(x, top, ...shadeEdge, x + turn * reach * 0.5, base, ...flip(spine));
  const gullies = [0.3, 0.52].map((share) => {
    const gx = x - turn * (turn === 1 ? left : right) * share * 0.55;
    return `M${nums(gx, top + height * (share + 0.02))}l${nums(-turn * 6, height * 0.14, turn * 3, height * 0.1, -turn * 8, height * 0.16)}`;
  });
  return (
    fill(colour, poly(...leftEdge, x, top, ...rightEdge)) +
    fill(mix(colour, palette.ink, 0.3), shade) +
    stroke(mix(colour, palette.ink, 0.22), 2, gullies.join(""), 0.7)
  );
}

/** The same points from last to first. */
function flip(xy: readonly number[]): number[] {
  const turned: number[] = [];
  for (let index = xy.length - 2; index >= 0; index -= 2) turned.push(xy[index] ?? 0, xy[index + 1] ?? 0);
  return turned;
}
