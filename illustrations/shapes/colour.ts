/**
 * A colour is #rrggbb. A "!" and a character may follow, which say what has this colour. light.ts gives each kind its
 * own look in every weather, so that snow lies on roofs and turf and windows are lit at night.
 *   g turf and other level ground   s sand   r roof   t rock and mountain tops   f leaves
 *   l window                        w water  c cloud  1 2 3 sky from top to foot  k the same in every light
 */
export type Kind = "g" | "s" | "r" | "t" | "f" | "l" | "w" | "c" | "1" | "2" | "3" | "k";

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const kindOf = (colour: string) => colour.slice(7);

/** The same colour as one of the given kind, whatever kind it was before. */
export const as = (kind: Kind, colour: string) => `${colour.slice(0, 7)}!${kind}`;

/**
 * The colour at the given share (0 to 1) of the way from one colour to another; it keeps the first one's
 * kind.
 */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const blended = channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * share);
  return `#${blended.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}${kindOf(from)}`;
}

/** Perceived brightness, 0 (black) to 1 (white). */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/** A paint that goes from one colour at the top of a shape to another, reached at the share `end` of its height. */
export const fade = (top: string, foot: string, end = 1) => `fade(${top},${foot},${Math.round(end * 100)})`;
