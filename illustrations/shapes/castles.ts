import type { Palette } from "../palette";
import { arch, box, fill, grid, line, num, nums, poly, stroke } from "./svg";

/** Merlons along a wall's top from x to x + w. */
export function crenels(x: number, y: number, w: number, merlon: number): string {
  const count = Math.max(2, Math.round(w / (merlon * 1.9)));
  const step = (w - merlon) / (count - 1);
  return grid([x, y - merlon], [count, 1], [step, 0], (px, py) => box(px, py, merlon, merlon + 1));
}

interface Wall {
  readonly x: number;
  readonly base: number;
  readonly w: number;
  readonly h: number;
}

/** A crenellated tower or wall; the right third is in shade, slits for windows. */
export function bastion(
  { x, base, w, h }: Wall,
  palette: Palette,
  { merlon = 5, slits = 0, shade = 0.32 } = {},
): string {
  const top = base - h;
  const slit = grid([x + w * 0.3, top + h * 0.22], [slits, 1], [w * 0.3, 0], (px, py) =>
    box(px, py, 2.5, Math.min(9, h * 0.2)),
  );
  return (
    fill(palette.wall, box(x, top, w, h) + crenels(x, top, w, merlon)) +
    fill(
      palette.wallShade,
      box(x + w * (1 - shade), top - (shade > 0 ? 1 : 0), w * shade, h + 1) + box(x, top + 4, w, 1.6),
    ) +
    (slits > 0 ? fill(palette.ink, slit, 0.7) : "")
  );
}

/** A round tower with a cone on top. */
export function coneTower({ x, base, w, h }: Wall, palette: Palette, coneH: number): string {
  const top = base - h;
  return (
    fill(palette.wall, box(x, top, w, h)) +
    fill(palette.wallShade, box(x + w * 0.62, top, w * 0.38, h)) +
    fill(palette.roof, poly(x - 3, top, x + w / 2, top - coneH, x + w + 3, top)) +
    fill(palette.ink, poly(x + w / 2, top - coneH, x + w + 3, top, x + w * 0.6, top), 0.25) +
    fill(palette.ink, box(x + w * 0.3, top + h * 0.25, 3, 8), 0.7)
  );
}

export function flag(x: number, y: number, height: number, colour: string, palette: Palette): string {
  return (
    stroke(palette.ink, 1.6, `${line(x, y)}v${num(-height)}`) +
    fill(colour, `M${nums(x, y - height)}q6-4 11 0t11-1v8q-6 4-11 1t-11 1z`)
  );
}

/** A stone bridge: a deck that rises to the middle and round arches over the water line. */
export function stoneBridge(
  { x, base, w, h }: Wall,
  palette: Palette,
  { arches, rise = 8, parapet = 8 }: { arches: number; rise?: number; parapet?: number },
): string {
  const top = base - h;
  const pier = Math.max(7, w * 0.03);
  const span = (w - pier * (arches + 1)) / arches;
  let openings = "";
  let cutwaters = "";
  for (let index = 0; index < arches; index++) {
    const left = x + pier + index * (span + pier);
    const height = Math.min(h - parapet + rise * 0.5, span * 0.62);
    openings += `M${nums(left, base)}v${num(-height * 0.35)}a${nums(span / 2, height * 0.65, 0, 0, 1, span, 0)}v${num(height * 0.35)}z`;
    if (index > 0)
      cutwaters += poly(
        left - pier,
        base - h * 0.45,
        left - pier / 2,
        base - h * 0.55,
        left,
        base - h * 0.45,
        left,
        base,
        left - pier,
        base,
      );
  }
  const deck = `M${nums(x, base)}V${num(top)}Q${nums(x + w / 2, top - rise * 2, x + w, top)}V${num(base)}z${openings}`;
  const coping = `M${nums(x - 2, top)}Q${nums(x + w / 2, top - rise * 2, x + w + 2, top)}`;
  return (
    fill(palette.ink, openings, 0.42) +
    `<path fill="${palette.wall}" fill-rule="evenodd" d="${deck}"/>` +
    fill(palette.wallShade, cutwaters) +
    stroke(
      palette.wallShade,
      1.6,
      `M${nums(x, top + parapet)}Q${nums(x + w / 2, top + parapet - rise * 2, x + w, top + parapet)}`,
    ) +
    stroke(palette.paper, 2.4, coping, 0.7)
  );
}

/** A gate arch in a wall, dark within. */
export const gateway = (x: number, base: number, w: number, h: number, palette: Palette) =>
  fill(palette.wallShade, arch(x - 3, base - h - 3, w + 6, h + 3)) +
  fill(palette.ink, arch(x, base - h, w, h), 0.8);
