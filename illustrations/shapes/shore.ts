import type { Random } from "../seeded-random";
import type { Palette } from "../palette";
import { as } from "./colour";
import { box, dome, fill, grid, line, num, nums, poly, stroke } from "./svg";
import type { Stage } from "../sketch";

/** A pier's deck on crossed iron legs, from x to x + w; the deck's top is y and the water line is foot. */
export function pierDeck(x: number, w: number, y: number, foot: number, palette: Palette, gap = 16): string {
  const count = Math.floor(w / gap);
  const legs = grid([x + gap / 2, y + 5], [count, 1], [gap, 0], (px, py) => `${line(px, py)}V${num(foot)}`);
  const braces = grid(
    [x + gap / 2, y + 7],
    [count - 1, 1],
    [gap, 0],
    (px, py) => `${line(px, py)}L${nums(px + gap, foot - 3)}${line(px + gap, py)}L${nums(px, foot - 3)}`,
  );
  const rails = grid([x + 2, y], [Math.floor(w / 10), 1], [10, 0], (px, py) => `${line(px, py)}v-5`);
  return (
    stroke(palette.ink, 2, legs) +
    stroke(palette.ink, 0.9, braces, 0.6) +
    stroke(palette.paper, 0.9, `${rails}${line(x, y - 5)}h${num(w)}`) +
    fill(palette.ink, box(x, y, w, 5)) +
    fill(palette.paper, box(x, y, w, 2))
  );
}

/** A domed pier pavilion from x to x + w on the deck at y. */
export function pavilion(x: number, y: number, w: number, h: number, palette: Palette, roof: string): string {
  const bays = Math.max(4, Math.round(w / 9));
  return (
    fill(palette.paper, box(x, y - h, w, h)) +
    fill(
      palette.glass,
      grid(
        [x + 3, y - h * 0.72],
        [bays, 1],
        [(w - 4) / bays, 0],
        (px, py) => `M${nums(px, y)}V${num(py + 3)}q2.5-4 5 0V${num(y)}z`,
      ),
    ) +
    fill(
      roof,
      dome(x + w * 0.28, y - h, w * 0.44, h * 1.05) +
        poly(x - 3, y - h + 1, x + 4, y - h - 6, x + w - 4, y - h - 6, x + w + 3, y - h + 1),
    ) +
    fill(
      palette.ink,
      `M${nums(x + w / 2, y - h * 2.05)}a${nums(w * 0.22, h * 1.05, 0, 0, 1, w * 0.22, h * 1.05)}h${num(-w * 0.14)}z`,
      0.16,
    ) +
    fill(
      palette.paper,
      dome(x + w * 0.02, y - h - 4, w * 0.16, h * 0.5) + dome(x + w * 0.82, y - h - 4, w * 0.16, h * 0.5),
    ) +
    stroke(
      palette.ink,
      1.2,
      `${line(x + w / 2, y - h * 2)}v-9${line(x + w * 0.1, y - h * 1.5)}v-6${line(x + w * 0.9, y - h * 1.5)}v-6`,
    )
  );
}

/** Striped beach huts in a row. */
export function beachHuts(
  random: Random,
  x: number,
  base: number,
  count: number,
  size: number,
  palette: Palette,
  colours: readonly string[],
): string {
  let huts = "";
  const offset = random.whole(0, colours.length - 1);
  for (let hut = 0; hut < count; hut++) {
    const left = x + hut * (size + 4);
    const colour = colours[(hut + offset) % colours.length] ?? palette.accent;
    const top = base - size * 0.95;
    const stripes = grid([left + size * 0.14, top], [3, 1], [size * 0.28, 0], (px, py) =>
      box(px, py, size * 0.13, size * 0.95),
    );
    huts +=
      fill(
        colour,
        poly(left, base, left, top, left + size / 2, top - size * 0.5, left + size, top, left + size, base),
      ) +
      fill(palette.paper, stripes, 0.85) +
      fill(palette.ink, box(left, base - 2, size, 3), 0.5) +
      fill(palette.paper, box(left + size * 0.34, base - size * 0.72, size * 0.32, size * 0.72)) +
      fill(colour, box(left + size * 0.39, base - size * 0.66, size * 0.22, size * 0.66)) +
      stroke(
        palette.paper,
        size * 0.09,
        line(
          left - size * 0.06,
          top + size * 0.05,
          left + size / 2,
          top - size * 0.5,
          left + size * 1.06,
          top + size * 0.05,
        ),
      );
  }
  return huts;
}

/** A tapering lighthouse with bands, gallery and lantern. */
export function lighthouse(x: number, base: number, h: number, palette: Palette, band: string): string {
  const half = h * 0.13;
  const at = (share: number) => half * (1 - share * 0.4);
  const slice = (low: number, high: number) =>
    poly(
      x - at(low),
      base - h * low,
      x - at(high),
      base - h * high,
      x + at(high),
      base - h * high,
      x + at(low),
      base - h * low,
    );
  const top = base - h;
  const w = at(1);
  return (
    fill(palette.paper, slice(0, 1)) +
    fill(band, slice(0.18, 0.38) + slice(0.6, 0.8)) +
    fill(palette.ink, poly(x + half, base, x + w, top, x + w * 0.2, top, x + half * 0.3, base), 0.16) +
    fill(
      palette.ink,
      box(x - w - 4, top - 2, w * 2 + 8, 3) +
        poly(x - w * 0.9, top - h * 0.14, x, top - h * 0.24, x + w * 0.9, top - h * 0.14),
    ) +
    fill(as("l", palette.gold), box(x - w * 0.7, top - h * 0.14, w * 1.4, h * 0.14 - 2)) +
    stroke(
      palette.ink,
      1,
      `${line(x, top - 2)}v${num(-h * 0.14)}${line(x - w * 0.7, top - 2)}v${num(-h * 0.13)}${line(x + w * 0.7, top - 2)}v${num(-h * 0.13)}`,
    )
  );
}

/** A timber groyne that runs down a beach: a row of posts with a beam. */
export function groyne(x: number, y: number, length: number, drop: number, palette: Palette): string {
  const count = 7;
  const posts = Array.from({ length: count }, (_, post) => {
    const share = post / (count - 1);
    return `${line(x + share * length, y + share * drop)}v${num(-9 - share * 6)}`;
  });
  return (
    stroke(palette.ink, 2.4, posts.join(""), 0.75) +
    stroke(palette.ink, 2, line(x, y - 5, x + length, y + drop - 9), 0.6)
  );
}

/** White lines of surf that follow a shoreline. */
export const surf = (palette: Palette, d: string, width = 3) => stroke(palette.shine, width, d, 0.9);

/** A quay of coursed stone; x to x + w, its top at y. */
export function quay({ palette }: Stage, x: number, y: number, w: number, h: number): string {
  const courses = grid(
    [x, y + 9],
    [1, Math.max(1, Math.floor(h / 9) - 1)],
    [0, 9],
    (px, py) => `M${px} ${py}h${w}`,
  );
  return (
    fill(palette.wallShade, box(x, y, w, h)) +
    fill(palette.wall, box(x, y, w, 4)) +
    stroke(palette.ink, 1, courses, 0.25)
  );
}
