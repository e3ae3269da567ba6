import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildCampsites } from "./build-campsites";
import { buildClimate } from "./build-climate";
import { buildOutline } from "./build-outline";
import { buildBathingWaters, buildMuseums, buildTowns } from "./build-places";
import { buildSectors } from "./build-sectors";
import { buildRoads } from "./road-graph/build-roads";

const PROJECT_FOLDER = fileURLToPath(new URL("../..", import.meta.url));

/** Every file of app/geodata/generated and how its content comes from the data folder. */
export const OUTPUTS: Readonly<Record<string, (dataFolder: string) => Uint8Array | string>> = {
  "sectors.bin": buildSectors,
  "roads.bin": buildRoads,
  "climate-normals.json": buildClimate,
  "uk-outline.json": buildOutline,
  "campsites.tsv": buildCampsites,
  "museums.tsv": buildMuseums,
  "bathing-waters.tsv": buildBathingWaters,
  "towns.tsv": buildTowns,
};

/** Builds the embedded geodata, or those of them that are named, into a folder; the same sources give the same bytes. */
export function buildGeodata(
  dataFolder: string,
  outputFolder: string,
  report = (_line: string) => {},
  names: readonly string[] = Object.keys(OUTPUTS),
): void {
  mkdirSync(outputFolder, { recursive: true });
  for (const name of names) {
    const build = OUTPUTS[name];
    if (!build) throw new Error(`nothing builds ${name}`);
    const started = performance.now();
    const content = build(dataFolder);
    writeFileSync(join(outputFolder, name), content);
    report(`${name}: ${content.length} bytes, ${Math.round(performance.now() - started)} ms`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outputFolder = process.argv[2] ?? join(PROJECT_FOLDER, "app/geodata/generated");
  buildGeodata(join(PROJECT_FOLDER, "data"), outputFolder, (line) => console.log(line));
}
