import { numberOf, readCsv } from "../csv";
import { type Corner, pathOf, simplified } from "./lines";
import { onMap } from "./outlines";

const TOLERANCE_KM = 0.25;

/** The layer that each class of road-links.csv is drawn in. Ferries (F) have a layer of their own. */
const LAYERS: Readonly<Record<string, "motorways" | "primary" | "other">> = {
  M: "motorways",
  E: "primary",
  D: "primary",
  X: "primary",
  U: "primary",
  S: "other",
  R: "other",
};

/** Returns the roads as SVG path data by layer: motorways, fast main roads, and roads between towns. */
export function drawnRoads(dataFolder: string): Record<"motorways" | "primary" | "other", string> {
  const lines = {
    motorways: motorwayLines(`${dataFolder}/map/motorways.csv`),
    primary: [],
    other: [],
  } as Record<"motorways" | "primary" | "other", Corner[][]>;
  for (const { class: kind, points } of readCsv(`${dataFolder}/map/road-links.csv`, ["class", "points"])) {
    const layer = LAYERS[kind];
    if (layer) lines[layer].push(points.split(";").map(cornerOf));
  }
  const drawn = (layer: Corner[][]) =>
    pathOf(
      joined(layer).map((line) => simplified(line, TOLERANCE_KM)),
      false,
    );
  return { motorways: drawn(lines.motorways), primary: drawn(lines.primary), other: drawn(lines.other) };
}

function motorwayLines(path: string): Corner[][] {
  return readCsv(path, ["from_lat", "from_lon", "to_lat", "to_lon"]).map((row) => [
    onMap([numberOf(row.from_lon), numberOf(row.from_lat)]),
    onMap([numberOf(row.to_lon), numberOf(row.to_lat)]),
  ]);
}

function cornerOf(text: string): Corner {
  const [latitude = NaN, longitude = NaN] = text.trim().split(" ").map(Number);
  return onMap([longitude, latitude]);
}

/** Joins lines that meet at an end. This makes the path shorter and the corners between the lines round. */
function joined(lines: readonly Corner[][]): Corner[][] {
  const key = ([x, y]: Corner) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const byStart = new Map<string, Corner[][]>();
  const add = (line: Corner[]) =>
    byStart.set(key(line[0] as Corner), [...(byStart.get(key(line[0] as Corner)) ?? []), line]);
  const left = new Set(lines);
  for (const line of lines) {
    add(line);
    // A line may be continued at either end.
    byStart.set(key(line.at(-1) as Corner), [...(byStart.get(key(line.at(-1) as Corner)) ?? []), line]);
  }
  const takeFrom = (end: Corner): Corner[] | null => {
    const next = byStart.get(key(end))?.find((line) => left.has(line));
    if (!next) return null;
    left.delete(next);
    return key(next[0] as Corner) === key(end) ? next : [...next].reverse();
  };
  const result: Corner[][] = [];
  for (const line of lines) {
    if (!left.delete(line)) continue;
    const whole = [...line];
    for (let next = takeFrom(whole.at(-1) as Corner); next; next = takeFrom(whole.at(-1) as Corner))
      whole.push(...next.slice(1));
    result.push(whole);
  }
  return result;
}
