import type { Palette } from "./palette";
import type { Random } from "./seeded-random";

export const WIDTH = 640;
export const HEIGHT = 360;

export interface Sun {
  readonly x: number;
  readonly y: number;
  /** Otherwise only its light comes in. */
  readonly inFrame: boolean;
}

/** All that a drawing may depend on. */
export interface Stage {
  /** Prefix of every id in the drawing. */
  readonly id: string;
  readonly palette: Palette;
  /** For leaves, ripples and the sizes of small houses; never for what is shown. */
  readonly random: Random;
  readonly sun: Sun;
}
