import { readFileSync } from "node:fs";

const MARGIN_KM = 5;

/** Returns the United Kingdom as one SVG path, and the view box that shows all of it. */
export function buildOutline(dataFolder: string): string {
  const path = readFileSync(`${dataFolder}/outline/uk_map_path.txt`, "utf8").trim();
  const { west, north, east, south } = extentOf(path);
  const viewBox = [
    west - MARGIN_KM,
    north - MARGIN_KM,
    east - west + 2 * MARGIN_KM,
    south - north + 2 * MARGIN_KM,
  ];
  const projection =
    "British National Grid in km: x = easting / 1000 + 220, y = 1225 - northing / 1000 (toOutlineMap in app/domain/geo/national-grid.ts)";
  const attribution =
    "Source: Office for National Statistics licensed under the Open Government Licence v.3.0. Contains OS data © Crown copyright and database right 2024";
  return `${JSON.stringify({ attribution, projection, viewBox: viewBox.join(" "), path }, null, 1)}\n`;
}

/** Returns the box around the path. Each island in the path is an absolute move, relative lines, and a z. */
function extentOf(path: string): { west: number; north: number; east: number; south: number } {
  const islands = path.split("z").filter((island) => island !== "");
  const corners = islands.flatMap(cornersOf);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...ys), south: Math.max(...ys) };
}

function cornersOf(island: string): [number, number][] {
  if (!/^M-?\d+[ -]\d+l[-\d ]+$/.test(island)) throw new Error(`unexpected path: ${island.slice(0, 40)}`);
  const numbers = [...island.matchAll(/-?\d+/g)].map(([text]) => Number(text));
  let x = 0;
  let y = 0;
  const corners: [number, number][] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i] as number;
    y += numbers[i + 1] as number;
    corners.push([x, y]);
  }
  return corners;
}
