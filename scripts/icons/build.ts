import { readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import type { WeatherIconName } from "#app/presenters/trips/sky-words";

/**
 * This script makes public/icons/weather from Meteocons (MIT). The originals are small in their frame and drawn for
 * white paper. Ours are on a sky-coloured tile (app/styles/tokens.css), so they are cropped, and rain, snow and moon
 * get colours that are visible on it.
 */
const FRAME_CLOUD = "17 19 94 94";
const FRAME_SUN = "12 12 104 104";

interface Recipe {
  /** The original's name, if it differs from ours. */
  readonly source?: string;
  readonly frame: string;
  readonly recolour?: Readonly<Record<string, string>>;
  /** Enlarges the sun or moon behind a cloud, because at 32 pixels they would look alike. */
  readonly enlarge?: { readonly group: "Sun" | "Moon"; readonly transform: string };
  /** The positions of the raindrops from left to right, instead of the original's three. */
  readonly drops?: readonly number[];
}

const MOONLIGHT = { "#86C3DB": "#fdf0c4", "#72B9D5": "#f3d98a" };
const DROPS = { "#0A5AD4": "#8fd4ff" };
const FLAKES = { "#86C3DB": "#ffffff" };
const LARGE_SUN = { group: "Sun", transform: "translate(47 48) scale(1.45) translate(-39 -51)" } as const;
const LARGE_MOON = { group: "Moon", transform: "translate(42 45) scale(1.5) translate(-37 -47)" } as const;
const GREY_CLOUD = { "#F3F7FE": "#dbe3ea", "#E6EFFC": "#c3cfda", "#B0BCCD": "#93a5b5", "#94A3B8": "#7d91a3" };

const RECIPES: Readonly<Record<Exclude<WeatherIconName, "not-available">, Recipe>> = {
  "clear-day": { frame: FRAME_SUN },
  "clear-night": { frame: "22 22 84 84", recolour: MOONLIGHT },
  "mostly-clear-day": { frame: "19 17 92 92" },
  "mostly-clear-night": { frame: "26 26 76 76", recolour: MOONLIGHT },
  "partly-cloudy-day": {
    frame: FRAME_CLOUD,
    enlarge: LARGE_SUN,
  },
  "partly-cloudy-night": {
    frame: FRAME_CLOUD,
    recolour: MOONLIGHT,
    enlarge: LARGE_MOON,
  },
  cloudy: { frame: FRAME_CLOUD },
  overcast: { frame: FRAME_CLOUD, recolour: GREY_CLOUD },
  mist: { frame: "28 28 72 72", recolour: { "#D6DFE9": "#eef3f7" } },
  fog: { frame: FRAME_CLOUD },
  drizzle: { frame: FRAME_CLOUD, recolour: DROPS },
  "light-rain": { source: "rain", frame: FRAME_CLOUD, recolour: DROPS, drops: [54, 74] },
  rain: { frame: FRAME_CLOUD, recolour: { ...DROPS, ...GREY_CLOUD } },
  "heavy-rain": {
    source: "extreme-rain",
    frame: FRAME_CLOUD,
    recolour: DROPS,
    drops: [39, 51, 63, 75, 87],
  },
  "showers-day": {
    source: "partly-cloudy-day-rain",
    frame: FRAME_CLOUD,
    recolour: DROPS,
    enlarge: LARGE_SUN,
  },
  "showers-night": {
    source: "partly-cloudy-night-rain",
    frame: FRAME_CLOUD,
    recolour: { ...MOONLIGHT, ...DROPS },
    enlarge: LARGE_MOON,
  },
  sleet: { frame: FRAME_CLOUD, recolour: { ...DROPS, ...FLAKES } },
  snow: { frame: FRAME_CLOUD, recolour: FLAKES },
  thunderstorms: { frame: FRAME_CLOUD, recolour: GREY_CLOUD },
};

function roundNumbers(svg: string): string {
  return svg.replace(/-?\d+\.\d{2,}/g, (digits) => String(Math.round(Number(digits) * 10) / 10));
}

function slim(svg: string): string {
  return svg
    .replace(/ clip-path="url\([^)]*\)"/g, "")
    .replace(/<clipPath[\s\S]*?<\/clipPath>/g, "")
    .replace(/ id="(?!paint)[^"]*"/g, "")
    .replace(/paint(\d)_linear_\d+_\d+/g, "p$1")
    .replace(/>\s+</g, "><")
    .trim();
}

/** Makes one of our icons from an original. Throws if the original lacks something that the recipe changes. */
export function adapt(original: string, recipe: Recipe): string {
  let svg = original.replace('viewBox="0 0 128 128"', `viewBox="${recipe.frame}"`);
  for (const [from, to] of Object.entries(recipe.recolour ?? {})) svg = svg.replaceAll(from, to);
  if (recipe.enlarge) {
    const tag = `<g id="${recipe.enlarge.group}"`;
    if (!svg.includes(tag)) throw new Error(`no ${recipe.enlarge.group} in the original icon`);
    svg = svg.replace(tag, `${tag} transform="${recipe.enlarge.transform}"`);
  }
  if (recipe.drops) svg = withDrops(svg, recipe.drops);
  return slim(roundNumbers(svg));
}

/** Draws the drops, every second one a little lower, as in the originals. */
function withDrops(svg: string, positions: readonly number[]): string {
  const drops = positions.map((x, index) => `M${x} ${index % 2 === 0 ? "91V103" : "83V95"}`).join("");
  const group = /<g id="Raindrops">[\s\S]*?<\/g>/;
  if (!group.test(svg)) throw new Error("no raindrops in the original icon");
  const stroke = `stroke="${DROPS["#0A5AD4"]}" stroke-width="4" stroke-linecap="round"`;
  return svg.replace(group, `<path d="${drops}" ${stroke}/>`);
}

function build(): void {
  const source = join(
    dirname(createRequire(import.meta.url).resolve("@meteocons/svg-static/package.json")),
    "fill",
  );
  const target = join(dirname(fileURLToPath(import.meta.url)), "../../public/icons/weather");
  mkdirSync(target, { recursive: true });
  for (const [name, recipe] of Object.entries(RECIPES)) {
    const icon = adapt(readFileSync(join(source, `${recipe.source ?? name}.svg`), "utf8"), recipe);
    writeFileSync(join(target, `${name}.svg`), `${icon}\n`);
  }
  writeFileSync(join(target, "not-available.svg"), `${NOT_AVAILABLE}\n`);
  buildAppIcons(join(target, "../.."));
}

/**
 * Writes the site's mark as pictures for home screens. The maskable picture has a margin, which a system may cut off.
 */
function buildAppIcons(publicFolder: string): void {
  const mark = readFileSync(join(publicFolder, "favicon.svg"), "utf8");
  const inner = mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#12424f" d="M0 0h32v32H0z"/><g transform="translate(4.8 4.8) scale(.7)">${inner}</g></svg>`;
  const pngOf = (svg: string, width: number) =>
    new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
  const draw = (svg: string, width: number, path: string) =>
    writeFileSync(join(publicFolder, path), pngOf(svg, width));
  mkdirSync(join(publicFolder, "icons/app"), { recursive: true });
  for (const width of [192, 512]) draw(mark, width, `icons/app/${width}.png`);
  draw(square, 512, "icons/app/maskable-512.png");
  draw(square, 180, "apple-touch-icon.png");
  writeFileSync(join(publicFolder, "favicon.ico"), icoOf(pngOf(mark, 32), 32));
}

/** Wraps a PNG as an .ico file, which browsers and feed readers request by default. */
function icoOf(png: Uint8Array, side: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(22));
  // First the kind (1 = icon) and the number of pictures, then the picture's width, height, planes, bits per pixel,
  // length and offset.
  [1, 1].forEach((value, at) => head.setUint16(2 + 2 * at, value, true));
  head.setUint8(6, side);
  head.setUint8(7, side);
  head.setUint16(10, 1, true);
  head.setUint16(12, 32, true);
  head.setUint32(14, png.length, true);
  head.setUint32(18, head.byteLength, true);
  return new Uint8Array([...new Uint8Array(head.buffer), ...png]);
}

/** Our own neutral picture for a missing forecast: the outline of a cloud, and a dash. */
export const NOT_AVAILABLE = [
  '<svg viewBox="17 19 94 94" fill="none" xmlns="http://www.w3.org/2000/svg">',
  '<path d="M55 48c5-8 15-11 24-7s13 13 11 22c7 0 13.5 6 13.5 13s-6 12.5-12.5 12.5H38c-7 0-13-5-13.5-12s4-13 11-14c-1-5 1-10 5.5-13s10-3 14-1.5Z"',
  ' stroke="#e6effc" stroke-width="4" stroke-dasharray="7 6" stroke-linecap="round"/>',
  '<path d="M54 70h20" stroke="#e6effc" stroke-width="5" stroke-linecap="round"/></svg>',
].join("");

build();
