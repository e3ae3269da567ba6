import type { MapPoint } from "./map-box";

export interface MapTown extends MapPoint {
  readonly name: string;
}

export function readMapTowns(bytes: ArrayBuffer): MapTown[] {
  const [, ...lines] = new TextDecoder().decode(bytes).trimEnd().split("\n");
  return lines.map((line) => {
    const [name = "", x, y] = line.split("\t");
    return { name, x: Number(x) / 10, y: Number(y) / 10 };
  });
}
