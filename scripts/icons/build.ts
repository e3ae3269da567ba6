import { readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { WeatherIconName } from "../../app/presenters/card-view";
import { NOT_AVAILABLE } from "./not-available";

/**
 * Makes public/icons/weather from Meteocons (MIT). The originals sit small in their frame and are
 * drawn for white paper; ours stand on a sky-coloured tile (app/styles/sky.css), so they are cropped,
 * and rain, snow and moon get colours that can be seen there.
 */
const FRAME_CLOUD = "17 19 94 94";
const FRAME_SUN = "12 12 104 104";

interface Recipe {
  readonly frame: string;
  readonly recolour?: Readonly<Record<string, string>>;
  /** Enlarges the sun or moon behind a cloud, which is too small to tell apart at 32 pixels. */
  readonly enlarge?: { readonly group: "Sun" | "Moon"; readonly transform: string };
}

const MOONLIGHT = { "#86C3DB": "#fdf0c4", "#72B9D5": "#f3d98a" };
const DROPS = { "#0A5AD4": "#8fd4ff" };
const FLAKES = { "#86C3DB": "#ffffff" };
const GREY_CLOUD = { "#F3F7FE": "#dbe3ea", "#E6EFFC": "#c3cfda", "#B0BCCD": "#93a5b5", "#94A3B8": "#7d91a3" };

const RECIPES: Readonly<Record<Exclude<WeatherIconName, "not-available">, Recipe>> = {
  "clear-day": { frame: FRAME_SUN },
  "clear-night": { frame: "22 22 84 84", recolour: MOONLIGHT },
  "partly-cloudy-day": {
    frame: FRAME_CLOUD,
    enlarge: { group: "Sun", transform: "translate(47 48) scale(1.45) translate(-39 -51)" },
  },
  "partly-cloudy-night": {
    frame: FRAME_CLOUD,
    recolour: MOONLIGHT,
    enlarge: { group: "Moon", transform: "translate(42 45) scale(1.5) translate(-37 -47)" },
  },
  cloudy: { frame: FRAME_CLOUD },
  overcast: { frame: FRAME_CLOUD, recolour: GREY_CLOUD },
  mist: { frame: "28 28 72 72", recolour: { "#D6DFE9": "#eef3f7" } },
  fog: { frame: FRAME_CLOUD },
  drizzle: { frame: FRAME_CLOUD, recolour: DROPS },
  rain: { frame: FRAME_CLOUD, recolour: { ...DROPS, ...GREY_CLOUD } },
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

/** One icon of ours from one original; throws where the original no longer has what the recipe changes. */
export function adapt(original: string, recipe: Recipe): string {
  let svg = original.replace('viewBox="0 0 128 128"', `viewBox="${recipe.frame}"`);
  for (const [from, to] of Object.entries(recipe.recolour ?? {})) svg = svg.replaceAll(from, to);
  if (recipe.enlarge) {
    const tag = `<g id="${recipe.enlarge.group}"`;
    if (!svg.includes(tag)) throw new Error(`no ${recipe.enlarge.group} in the original icon`);
    svg = svg.replace(tag, `${tag} transform="${recipe.enlarge.transform}"`);
  }
  return slim(roundNumbers(svg));
}

function build(): void {
  const source = join(
    dirname(createRequire(import.meta.url).resolve("@meteocons/svg-static/package.json")),
    "fill",
  );
  const target = join(dirname(fileURLToPath(import.meta.url)), "../../public/icons/weather");
  mkdirSync(target, { recursive: true });
  for (const [name, recipe] of Object.entries(RECIPES)) {
    const icon = adapt(readFileSync(join(source, `${name}.svg`), "utf8"), recipe);
    writeFileSync(join(target, `${name}.svg`), `${icon}\n`);
  }
  writeFileSync(join(target, "not-available.svg"), `${NOT_AVAILABLE}\n`);
}

build();
