import type { Palette } from "../palette";
import { as, fade, mix } from "./colour";
import { fill, poly, stroke } from "./svg";

/** A number between −1 and 1 that is always the same for the same index. */
const uneven = (index: number) => Math.sin(index * 12.9898) * 0.5 + Math.sin(index * 4.1) * 0.5;

type Profile = readonly (readonly [x: number, y: number])[];

/** Adds points to a skyline, a little off the line between the given ones. */
function brokenUp(profile: Profile): [number, number][] {
  return profile.flatMap(([x, y], index) => {
    const next = profile[index + 1];
    if (next === undefined) return [[x, y] as [number, number]];
    const [dx, dy] = [next[0] - x, next[1] - y];
    const off = Math.min(7, Math.hypot(dx, dy) * 0.09);
    return [
      [x, y],
      [
        Math.round(x + dx * (0.45 + 0.12 * uneven(index + x))),
        Math.round(y + dy * (0.5 + 0.2 * uneven(index * 3 + 1)) + uneven(index * 7 + x) * off),
      ],
    ] as [number, number][];
  });
}

/**
 * A mass of rock from its skyline down to base, lit from the left. Every facet belongs to a piece of the
 * skyline, so that no shade sticks out of the rock. With turf, grass grows on top.
 */
export function rockMass(
  profile: Profile,
  base: number,
  colour: string,
  palette: Palette,
  { turf, spread = 0.12, strata = 0 }: { turf?: string; spread?: number; strata?: number } = {},
): string {
  const line = brokenUp(profile);
  const [first, last] = [line[0], line[line.length - 1]] as [[number, number], [number, number]];
  const middle = (first[0] + last[0]) / 2;
  const foot = (x: number) => Math.round(x + (x - middle) * spread);
  const rock = as("t", colour);
  const facet = (index: number, depth: number) => {
    const [[x, y], [toX, toY]] = [line[index], line[index + 1]] as [[number, number], [number, number]];
    const bottom = base - (base - Math.max(y, toY)) * (1 - depth);
    const drift = uneven(index * 5 + 2) * 5;
    return poly(
      x,
      y,
      toX,
      toY,
      x + (foot(toX) - x) * depth + (toX - x) * (1 - depth) + drift * depth,
      bottom,
      x + (foot(x) - x) * depth,
      bottom,
    );
  };
  const dark = line
    .slice(0, -1)
    .flatMap(([, y], index) => ((line[index + 1]?.[1] ?? y) > y + 1 ? [facet(index, 1)] : []));
  const half = line.slice(0, -1).flatMap(([, y], index) => {
    const falls = (line[index + 1]?.[1] ?? y) > y + 1;
    return !falls && index % 3 === 1 ? [facet(index, 0.72)] : [];
  });
  const outline = poly(...line.flat(), foot(last[0]), base, foot(first[0]), base);
  const layers = Array.from({ length: strata }, (_, index) => {
    const y = base + (Math.min(...line.map(([, top]) => top)) - base) * ((index + 1) / (strata + 1.6));
    return `M${Math.round(foot(first[0]) + 8)} ${Math.round(y + 4)}Q${Math.round(middle)} ${Math.round(y - 6)} ${Math.round(foot(last[0]) - 8)} ${Math.round(y + 3)}`;
  }).join("");
  const grass = (depth: number) =>
    poly(
      ...line.flat(),
      ...[...line]
        .reverse()
        .flatMap(([x, y], index) => [x, Math.min(base, y + depth + uneven(index) * depth * 0.5)]),
    );
  return (
    fill(fade(mix(rock, "#fff0cc", 0.14), mix(rock, palette.ink, 0.2)), outline) +
    fill(palette.ink, half.join(""), 0.1) +
    fill(palette.ink, dark.join(""), 0.26) +
    (layers === "" ? "" : stroke(palette.ink, 1.6, layers, 0.22)) +
    (turf === undefined ? "" : fill(as("g", turf), grass(9)))
  );
}
