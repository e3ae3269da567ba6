import type { Look, Palette } from "./palette";
import type { Random } from "./seeded-random";
import type { Feature } from "./features";

export const WIDTH = 640;
export const HEIGHT = 360;

export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** All that a drawing may depend on. */
export interface Stage {
  /** Prefix of every id in the drawing. */
  readonly id: string;
  readonly palette: Palette;
  readonly random: Random;
  readonly sun: Sun;
  readonly features: ReadonlySet<Feature>;
}

/** One picture: the colours it may take, where its sun stands, and what is drawn in front of the sky. */
export interface Sketch {
  readonly look: Look;
  /** A narrower choice of colours where the destination's features ask for it. */
  lookFor?(features: ReadonlySet<Feature>): Look;
  readonly sun?: Sun;
  /** How many cloud bands the sky carries; 2 unless told. */
  readonly clouds?: number;
  draw(stage: Stage): string;
}
