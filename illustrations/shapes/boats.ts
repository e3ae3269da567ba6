import type { Palette } from "../palette";
import { at, box, fill, line, poly, stroke } from "./svg";

/** A small open boat; x, y is the middle of its water line, length 30 at scale 1. */
export const rowingBoat = (x: number, y: number, scale: number, hull: string, palette: Palette) =>
  at(
    x,
    y,
    fill(hull, "M-15-6q15 3 30-1q-2 6-6 8h-18q-5-3-6-7z") +
      fill(palette.ink, "M-14-3q14 3 28 0l-4 5h-19z", 0.3) +
      stroke(palette.paper, 1, "M-15-6q15 3 30-1"),
    scale,
  );

/** A sailing dinghy or yacht with two sails. */
export const yacht = (x: number, y: number, scale: number, sail: string, hull: string, palette: Palette) =>
  at(
    x,
    y,
    stroke(palette.ink, 1.2, "M0-4V-47") +
      fill(sail, poly(2, -46, 2, -9, 19, -9)) +
      fill(palette.paper, poly(-2, -40, -2, -9, -14, -9)) +
      fill(palette.ink, poly(2, -46, 2, -9, 7, -9), 0.12) +
      fill(hull, "M-17-6h38q-3 6-8 8h-23q-5-2-7-8z"),
    scale,
  );

/** A gaff-rigged oyster smack with tan sails. */
export const smack = (x: number, y: number, scale: number, sail: string, palette: Palette) =>
  at(
    x,
    y,
    stroke(palette.ink, 1.8, "M-2-5V-62M-2-50L22-64M-2-12H28M-30-9L-50-16") +
      fill(sail, poly(0, -50, 21, -63, 28, -14, 0, -14)) +
      fill(palette.ink, poly(0, -50, 0, -14, 9, -14), 0.15) +
      fill(sail, "M-4-58L-47-14L-5-12z") +
      fill(palette.gold, poly(2, -52, 20, -63, 4, -66)) +
      fill(palette.ink, "M-34-10q34 6 62-1q-2 8-9 11h-42q-9-3-11-10z") +
      stroke(palette.paper, 1.2, "M-33-8q33 6 60-1", 0.8),
    scale,
  );

/** A fishing boat with a wheelhouse. */
export const trawler = (x: number, y: number, scale: number, hull: string, palette: Palette) =>
  at(
    x,
    y,
    stroke(palette.ink, 1.3, "M6-10V-36M6-34L-16-9M6-34L22-10") +
      fill(palette.paper, box(2, -22, 15, 14)) +
      fill(palette.glass, box(4, -19, 5, 5) + box(11, -19, 4, 5)) +
      fill(hull, "M-27-13q10 5 28 4l24-1q-1 9-6 12h-36q-8-5-10-15z") +
      stroke(palette.paper, 1.4, "M-25-8q20 5 48 2", 0.9),
    scale,
  );

/** A lake steamer with awning, funnel and a row of windows. */
export const steamer = (x: number, y: number, scale: number, palette: Palette) =>
  at(
    x,
    y,
    fill(palette.accent, box(-3, -33, 9, 17)) +
      fill(palette.ink, box(-3, -33, 9, 4)) +
      fill(palette.paper, box(-36, -20, 68, 4) + box(-40, -12, 78, 7)) +
      fill(
        palette.glass,
        Array.from({ length: 9 }, (_, index) => box(-33 + index * 7.4, -16, 4.6, 4)).join(""),
      ) +
      fill(palette.deep, "M-50-8q30 4 96 0q-3 8-8 10h-76q-9-3-12-10z") +
      stroke(palette.gold, 1.5, "M-47-5q30 4 90 0") +
      stroke(palette.ink, 1, `${line(-42, -8)}v-22${line(40, -8)}v-20`),
    scale,
  );

/** A flat Cambridge or Oxford punt with its pole laid along it. */
export const punt = (x: number, y: number, scale: number, palette: Palette) =>
  at(
    x,
    y,
    stroke(palette.wallShade, 2, "M-30-4L22-26") +
      fill("#8a5a35", "M-44-7l8 8h68l10-8l-4-1l-8 5h-60l-10-5z") +
      fill("#5d3b25", poly(-36, 1, 32, 1, 36, -3, -40, -3)) +
      fill(palette.accent, box(-14, -9, 9, 6) + box(6, -9, 9, 6)),
    scale,
  );
