import type { Palette } from "../palette";
import { mix } from "./colour";
import { box, disc, fill, grid, lancet, poly } from "./svg";

interface Block {
  readonly x: number;
  readonly base: number;
  readonly w: number;
  readonly h: number;
}

/** Small steep pyramids along a wall's top. */
export const pinnacles = (x: number, y: number, count: number, step: number, w: number, h: number) =>
  grid([x, y], [count, 1], [step, 0], (px, py) => poly(px - w / 2, py, px, py - h, px + w / 2, py));

/** A square Gothic tower: corner pinnacles, paired belfry lancets, a shaded right side. */
export function gothicTower(
  { x, base, w, h }: Block,
  palette: Palette,
  { crown = 12, window = true } = {},
): string {
  const top = base - h;
  const lights = grid([x + w * 0.2, top + h * 0.1], [2, 1], [w * 0.36, 0], (px, py) =>
    lancet(px, py, w * 0.22, Math.min(h * 0.34, w * 1.3)),
  );
  return (
    fill(palette.wall, box(x, top, w, h) + pinnacles(x + 2.5, top, 2, w - 5, 6, crown)) +
    fill(
      palette.wallShade,
      box(x + w * 0.72, top, w * 0.28, h) +
        poly(x + w - 2.5, top - crown, x + w + 0.5, top, x + w - 2.5, top),
    ) +
    fill(palette.wallShade, box(x - 1.5, top - 1, w + 3, 3) + (h > 60 ? box(x, top + h * 0.5, w, 2) : "")) +
    (window ? fill(palette.glass, lights) : "")
  );
}

/** A spire in two tones, light side to the left. */
export const spire = (x: number, base: number, w: number, h: number, light: string, dark: string) =>
  fill(light, poly(x - w / 2, base, x, base - h, x + w / 2, base)) +
  fill(dark, poly(x, base - h, x + w / 2, base, x + w * 0.08, base));

/** A long aisle wall with buttresses, tall windows and a lead roof. */
export function nave(
  { x, base, w, h }: Block,
  palette: Palette,
  { bays, roofH = 14 }: { bays: number; roofH?: number },
): string {
  const top = base - h;
  const bay = w / bays;
  return (
    fill(palette.roof, poly(x, top, x + 5, top - roofH, x + w - 5, top - roofH, x + w, top)) +
    fill(palette.wall, box(x, top, w, h)) +
    fill(palette.wallShade, box(x, base - h * 0.3, w, 2) + box(x, top, w, 2.5)) +
    fill(
      palette.glass,
      grid([x + bay * 0.32, top + h * 0.12], [bays, 1], [bay, 0], (px, py) =>
        lancet(px, py, bay * 0.4, h * 0.52),
      ),
    ) +
    fill(
      palette.wallShade,
      grid([x, top], [bays + 1, 1], [bay, 0], (px, py) => box(px - 1.5, py, 3, h)),
    ) +
    fill(palette.wall, pinnacles(x, top, bays + 1, bay, 4, 8))
  );
}

/** A west front: gable, great window, rose. */
export function westFront({ x, base, w, h }: Block, palette: Palette, gable = 18): string {
  const top = base - h;
  return (
    fill(palette.wall, poly(x, base, x, top, x + w / 2, top - gable, x + w, top, x + w, base)) +
    fill(
      palette.glass,
      lancet(x + w * 0.24, top + h * 0.08, w * 0.52, h * 0.56) + disc(x + w / 2, top - gable * 0.3, w * 0.08),
    ) +
    fill(
      palette.wall,
      grid([x + w * 0.36, top + h * 0.1], [3, 1], [w * 0.13, 0], (px, py) => box(px, py, 1.6, h * 0.56)),
    ) +
    fill(palette.ink, lancet(x + w * 0.38, base - h * 0.24, w * 0.24, h * 0.24), 0.75)
  );
}

/** A village church: square tower, low nave, optional spire. */
export function parishChurch(
  x: number,
  base: number,
  scale: number,
  palette: Palette,
  spired: boolean,
): string {
  const tower = { x, base, w: 16 * scale, h: 40 * scale };
  const body = { x: x + 15 * scale, base, w: 38 * scale, h: 18 * scale };
  return (
    nave(body, palette, { bays: 3, roofH: 11 * scale }) +
    (spired
      ? spire(
          x + 8 * scale,
          base - 39 * scale,
          17 * scale,
          44 * scale,
          palette.roof,
          mix(palette.roof, palette.ink, 0.4),
        )
      : "") +
    gothicTower(tower, palette, { crown: spired ? 4 : 7 * scale })
  );
}
