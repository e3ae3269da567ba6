import type { Random } from "../seeded-random";
import type { Palette } from "../palette";
import { WIDTH, HEIGHT, type Sun } from "../sketch";
import { box, disc, fill, line, num, stroke } from "./svg";

/** One long flat-bottomed cloud: three rounded bars of different length. */
function cloudBand(random: Random, x: number, y: number, length: number): string {
  const inset = random.between(0.15, 0.4) * length;
  const middle = `${line(x, y)}h${num(length)}`;
  const upper = `${line(x + inset, y - 6)}h${num(length * 0.42)}`;
  return `${middle}${upper}${line(x + length * 0.62, y + 6)}h${num(length * 0.5)}`;
}

/** Bands keep to the middle of the sky and beside the sun, so that the top corners stay calm. */
function clouds(random: Random, palette: Palette, sun: Sun, count: number): string {
  let d = "";
  for (let band = 0; band < count; band++) {
    const left = band % 2 === (sun.x > WIDTH / 2 ? 0 : 1);
    const x = left ? random.between(60, 190) : random.between(360, 480);
    d += cloudBand(random, x, random.between(74, 128), random.between(60, 110));
  }
  return d === "" ? "" : stroke(palette.cloud, 8, d, 0.75);
}

/** Sky from top to bottom of the picture, the one sun with two rings of glow, and the clouds. */
export function skyWithSun(
  id: string,
  random: Random,
  palette: Palette,
  sun: Sun,
  cloudCount: number,
): string {
  const { skyTop, skyMid, skyLow } = palette;
  const gradient =
    `<linearGradient id="${id}-sky" x2="0" y2="1"><stop stop-color="${skyTop}"/>` +
    `<stop offset=".35" stop-color="${skyMid}"/><stop offset=".6" stop-color="${skyLow}"/></linearGradient>`;
  return (
    gradient +
    fill(`url(#${id}-sky)`, box(0, 0, WIDTH, HEIGHT)) +
    fill(palette.cloud, disc(sun.x, sun.y, sun.r * 2.5), 0.22) +
    fill(palette.cloud, disc(sun.x, sun.y, sun.r * 1.65), 0.3) +
    fill(palette.sun, disc(sun.x, sun.y, sun.r)) +
    clouds(random, palette, sun, cloudCount)
  );
}

/** A few gulls, as pairs of wing strokes. */
export function gulls(
  palette: Palette,
  ...places: (readonly [x: number, y: number, size: number])[]
): string {
  const d = places.map(
    ([x, y, s]) =>
      `${line(x - s, y - s * 0.3)}q${num(s * 0.6)} ${num(-s * 0.5)} ${num(s)} ${num(s * 0.3)}q${num(s * 0.4)} ${num(-s * 0.8)} ${num(s)} ${num(-s * 0.3)}`,
  );
  return stroke(palette.ink, 1.8, d.join(""), 0.75);
}
