import type { Random } from "../seeded-random";
import { HEIGHT, WIDTH, type Stage } from "../sketch";
import { fade, mix } from "./colour";
import { box, fill, nums, stroke } from "./svg";
import { BELOW } from "./terrain";

/** Level strokes scattered over a sheet of water. They are longer towards the viewer. */
function streaks(random: Random, from: number, to: number, count: number): string {
  const marks = Array.from({ length: count }, (_, index) => {
    const depth = (index + random.next() * 0.8) / count;
    return {
      x: Math.round(random.between(-20, WIDTH)),
      y: Math.round(from + 5 + depth * (to - from - 8)),
      long: Math.round(12 + depth * 54 * random.between(0.5, 1.2)),
    };
  });
  let pen = { x: 0, y: 0 };
  return marks
    .map(({ x, y, long }, index) => {
      const step = `${index === 0 ? "M" : "m"}${nums(x - pen.x, y - pen.y)}h${long}`;
      pen = { x: x + long, y };
      return step;
    })
    .join("");
}

/** The sun's path on water: bars below the sun that become wider and fewer towards the viewer. */
function glitter(random: Random, x: number, from: number, to: number): string {
  let d = "";
  for (let y = from + 3, step = 5; y < to - 3; y += step, step *= 1.13) {
    const half = Math.round((6 + (y - from) * 0.2) * random.between(0.4, 1.15));
    d += `M${nums(Math.round(x - half + random.between(-8, 8)), Math.round(y))}h${half * 2}`;
  }
  return d;
}

/**
 * A sheet of water from the horizon to the given line: light far off, deep near the viewer, with the sun's
 * path if the sun is out.
 */
export function water(stage: Stage, from: number, to: number, { calm = false, sunPath = true } = {}): string {
  const { palette, random, sun } = stage;
  const foot = to >= HEIGHT - 20 ? BELOW : to;
  const seen = Math.min(to, HEIGHT);
  const count = Math.max(4, Math.round((seen - from) / (calm ? 14 : 10)));
  const paint = fade(mix(palette.water, "#ffffff", 0.26), mix(palette.water, "#0d4263", 0.34), 0.6);
  return (
    fill(paint, box(-60, from, WIDTH + 120, foot - from)) +
    stroke(palette.deep, 2, streaks(random, from, seen, count), 0.4) +
    stroke(palette.shine, 2, streaks(random, from, seen, Math.round(count * 0.8)), 0.5) +
    (sunPath && sun.inFrame
      ? `<g class="f">${stroke(palette.sun, 2.6, glitter(random, sun.x, from, seen), 0.8)}</g>`
      : "")
  );
}

/** Streaks alone, to break a reflection or a shore. */
export const ripples = (stage: Stage, from: number, to: number, count: number, opacity = 0.5) =>
  stroke(stage.palette.shine, 2, streaks(stage.random, from, to, count), opacity);
