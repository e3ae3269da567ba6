import type { Palette } from "./palette";
import type { Random } from "./seeded-random";

export const WIDTH = 640;
export const HEIGHT = 360;

export interface Sun {
  readonly x: number;
  readonly y: number;
  /** Whether the sun is in the picture's frame. If it is not, only its light is. */
  readonly inFrame: boolean;
}

/** Everything that a drawing may depend on. */
export interface Stage {
  /** A prefix for every id in the drawing. */
  readonly id: string;
  readonly palette: Palette;
  /** For leaves, ripples and the sizes of small houses; never for what the picture shows. */
  readonly random: Random;
  readonly sun: Sun;
}

// Paths that only have a stroke rely on these inherited values.
const INHERITED = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
const SIZE = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;

/** Makes a whole SVG file of a picture's size. */
export const asFile = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${SIZE} ${INHERITED}>${content}</svg>\n`;
