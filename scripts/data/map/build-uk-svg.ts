import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drawnRoads } from "./drawn-roads";
import { type Corner, pathOf } from "./lines";
import { onMap, ringsOf } from "./outlines";

const LAND = { toleranceKm: 0.2, leastKm2: 0.4 };
const NEIGHBOURS = { toleranceKm: 0.4, leastKm2: 2 };
const LAKES = { toleranceKm: 0.25, leastKm2: 2 };
/**
 * Returns the map's ground as one SVG file with a layer for each id. A page draws a layer with `<use
 * href="/map/uk.svg#land">`, or a part of the file as an image with `/map/uk.svg#svgView(viewBox(…))`. The unit is a
 * kilometre, as in toOutlineMap. Colours are the page's CSS variables. An image cannot see the page's variables, so
 * the file has a copy of them.
 */
export function buildUkSvg(dataFolder: string): string {
  const { motorways, primary, other } = drawnRoads(dataFolder);
  const layers = [
    filled("neighbours", ringsOf(`${dataFolder}/outline/neighbours.geojson`, NEIGHBOURS), "--map-neighbour"),
    filled("land", ringsOf(`${dataFolder}/roads/land.geojson`, LAND), "--map-land"),
    filled("lakes", ringsOf(`${dataFolder}/osm/uk_lakes.geojson`, LAKES), "--map-sea"),
    stroked("other", other, "--map-other", 0.6),
    stroked("primary", primary, "--map-primary", 0.9),
    stroked("motorways", motorways, "--map-motorway", 1.4),
    stroked(
      "ferries",
      pathOf(ferryLines(`${dataFolder}/roads/ferries.csv`), false),
      "--map-ferry",
      1,
      ' stroke-dasharray="3 4"',
    ),
  ];
  return `${HEAD}\n${ownColours()}\n${layers.join("\n")}\n</svg>\n`;
}

const HEAD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="215 1 666 1217">
<!-- Made by npm run data:build. Land: Office for National Statistics, Open Government Licence v3.0, contains OS data (c) Crown
copyright and database right 2024; Isle of Man, Ireland and the Continent: Natural Earth. Roads, ferries and lakes: (c) OpenStreetMap
contributors, Open Database License 1.0, with public sector information under the Open Government Licence v3.0. -->`;

const STYLES = fileURLToPath(new URL("../../../app/styles", import.meta.url));

/** Returns the colours of map.css and their tokens, light and dark, as a style for inside the file. */
function ownColours(): string {
  const map = declared(readFileSync(`${STYLES}/map.css`, "utf8"), /--map-[a-z]+/);
  const [light = "", dark = ""] = readFileSync(`${STYLES}/tokens.css`, "utf8").split(
    "@media (prefers-color-scheme: dark)",
  );
  const named = new Set(map.flatMap((line) => line.match(/--color-[a-z-]+/g) ?? []));
  const tokens = (css: string) =>
    declared(css, /--color-[a-z-]+/).filter((line) => named.has(line.split(":")[0] ?? ""));
  return `<style>svg{${[...tokens(light), ...map].join(";")}}@media (prefers-color-scheme:dark){svg{${tokens(dark).join(";")}}}</style>`;
}

const declared = (css: string, name: RegExp): string[] =>
  [...css.matchAll(new RegExp(`(${name.source}): ([^;]+);`, "g"))].map(
    ([, variable, value]) => `${variable}:${value}`,
  );

// Some properties, such as vector-effect, are not passed on by <use>, so they are set on the path itself.
const filled = (id: string, rings: readonly Corner[][], colour: string) =>
  `<path id="${id}" transform="scale(.1)" fill="var(${colour})" fill-rule="evenodd" d="${pathOf(rings, true)}"/>`;
const stroked = (id: string, path: string, colour: string, width: number, more = "") =>
  `<path id="${id}" transform="scale(.1)" fill="none" stroke="var(${colour})" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" vector-effect="non-scaling-stroke"${more} d="${path}"/>`;

function ferryLines(path: string): Corner[][] {
  const [header = "", ...rows] = readFileSync(path, "utf8").trimEnd().split("\n");
  const at = header.split(",").indexOf("from_lat");
  return rows.map((row) => {
    const [fromLat = NaN, fromLon = NaN, toLat = NaN, toLon = NaN] = row.split(",").slice(at).map(Number);
    return [onMap([fromLon, fromLat]), onMap([toLon, toLat])];
  });
}
