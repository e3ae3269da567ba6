import type { Camera } from "../camera";
import type { NearFrame } from "../near";
import type { ColourChoice } from "../palette";
import { mix } from "../shapes/colour";
import { copse, dots, tufts } from "../shapes/plants";
import { fill, stroke } from "../shapes/svg";
import type { Stage, Sun } from "../sketch";

/** What is drawn behind and in front of a scene's parts, and where the parts go. */
export interface Setting {
  readonly look: Partial<ColourChoice>;
  /** The height of a part's foot unless its scene has another. */
  readonly ground: number;
  /** The height at which the sky begins; 200 by default. */
  readonly horizon?: number;
  /** By default the sun is left of the middle, where the place's name puts it. Set this if the setting is about the sun. */
  readonly sun?: Sun;
  /** The frames that may be in front; the place's name chooses one. */
  readonly frames?: readonly [NearFrame, ...NearFrame[]];
  /** Where the camera of a landmark is. In other settings the parts decide. */
  readonly view?: Camera;
  back(stage: Stage): string;
  front?(stage: Stage): string;
}

/** The green of mown or grazed grass in sunlight. */
export const grass = ({ palette }: Stage, share = 0.3) => mix(palette.near, "#c7d06a", share);

/** Woodland along a line in two greens. */
export const woods = ({ palette, random }: Stage, y: number, height: number) =>
  fill(palette.mid, copse(random, -20, 680, y - height * 0.3, height)) +
  fill(mix(palette.mid, palette.near, 0.5), copse(random, -20, 680, y, height * 0.7));

export const flowers = ({ random }: Stage, colour: string, top: number, bottom: number, count = 50) =>
  stroke(colour, 3, dots(random, 20, 620, top, bottom, count, 2));

export const reeds = (
  { palette, random }: Stage,
  from: number,
  to: number,
  y: number,
  count: number,
  height = 26,
) =>
  stroke(mix(palette.near, "#d9bd6a", 0.45), 2.2, tufts(random, from, to, y, count, height)) +
  stroke(palette.fore, 1.8, tufts(random, from, to, y + 4, Math.round(count * 0.6), height * 0.8));
