import type { Random } from "../seeded-random";
import { WIDTH, type Stage } from "../sketch";
import { box, fill, line, num, stroke } from "./svg";

function streaks(random: Random, from: number, to: number, count: number): string {
  let d = "";
  for (let streak = 0; streak < count; streak++) {
    const depth = (streak + random.next() * 0.8) / count;
    const length = 14 + depth * 60 * random.between(0.5, 1.2);
    d += `${line(Math.round(random.between(-10, WIDTH - 20)), Math.round(from + 5 + depth * (to - from - 8)))}h${num(Math.round(length))}`;
  }
  return d;
}

/** The sun's path: bars below the sun that grow wider and rarer towards us. */
function glitter(random: Random, x: number, from: number, to: number): string {
  let d = "";
  for (let y = from + 4, step = 5; y < to - 3; y += step, step *= 1.13) {
    const half = Math.round((7 + (y - from) * 0.22) * random.between(0.5, 1.15));
    d += `${line(Math.round(x - half + random.between(-6, 6)), Math.round(y))}h${half * 2}`;
  }
  return d;
}

/** A sheet of water from the horizon to the given line, with streaks of light and of depth. */
export function water(stage: Stage, from: number, to: number, { calm = false, sunPath = true } = {}): string {
  const { palette, random, sun } = stage;
  const count = Math.max(4, Math.round((to - from) / (calm ? 14 : 9)));
  return (
    fill(palette.water, box(0, from, WIDTH, to - from)) +
    stroke(palette.deep, 2, streaks(random, from, to, count), 0.45) +
    stroke(palette.shine, 2, streaks(random, from, to, Math.round(count * 0.7)), 0.55) +
    (sunPath ? stroke(palette.shine, 2.6, glitter(random, sun.x, from, to), 0.85) : "")
  );
}

/** Streaks alone, to break a reflection or a shore. */
export const ripples = (stage: Stage, from: number, to: number, count: number, opacity = 0.5) =>
  stroke(stage.palette.shine, 2, streaks(stage.random, from, to, count), opacity);
