import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildCampsites } from "./build-campsites";
import { buildClimate } from "./build-climate";
import { buildOutline } from "./build-outline";
import { buildBathingWaters, buildMuseums, buildTowns } from "./build-places";
import { buildTideGauges } from "./build-tide-gauges";
import { buildSectors } from "./build-sectors";
import { buildDriveCells } from "./map/build-drive-cells";
import { buildMapTowns } from "./map/build-map-towns";
import { buildUkSvg } from "./map/build-uk-svg";
import { readBarriers } from "./road-graph/crossings";
import { localDelays } from "./road-graph/delays";
import { hierarchyOf } from "./road-graph/hierarchy";
import { mendedNetwork } from "./road-graph/mended-network";
import { packRoads } from "./road-graph/pack";

const PROJECT_FOLDER = fileURLToPath(new URL("../..", import.meta.url));

/** A function for each file that builds it from the data folder. Some functions read files that were built before. */
type Outputs = Readonly<Record<string, (dataFolder: string, builtFolder: string) => Uint8Array | string>>;

/** Every file of app/geodata/generated, with the function that builds it. */
export const OUTPUTS: Outputs = {
  "sectors.bin": buildSectors,
  "roads.bin": buildRoads,
  "climate-normals.json": buildClimate,
  "uk-outline.json": buildOutline,
  "campsites.tsv": buildCampsites,
  "museums.tsv": buildMuseums,
  "bathing-waters.tsv": buildBathingWaters,
  "towns.tsv": buildTowns,
  "tide-gauges.tsv": buildTideGauges,
  "map-towns.tsv": buildMapTowns,
  "drive-cells.bin": buildDriveCells,
};

/** Like OUTPUTS, for the files in public/, which browsers fetch. */
export const PUBLIC_OUTPUTS: Outputs = { "map/uk.svg": buildUkSvg };

/** Builds the embedded geodata, or other outputs, into a folder. The same sources always give the same bytes. */
export function buildGeodata(
  dataFolder: string,
  outputFolder: string,
  report = (_line: string) => {},
  outputs: Outputs = OUTPUTS,
): void {
  for (const [name, build] of Object.entries(outputs)) {
    mkdirSync(dirname(join(outputFolder, name)), { recursive: true });
    const started = performance.now();
    const content = build(dataFolder, outputFolder);
    writeFileSync(join(outputFolder, name), content);
    report(`${name}: ${content.length} bytes, ${Math.round(performance.now() - started)} ms`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outputFolder = process.argv[2] ?? join(PROJECT_FOLDER, "app/geodata/generated");
  const report = (line: string) => console.log(line);
  buildGeodata(join(PROJECT_FOLDER, "data"), outputFolder, report);
  buildGeodata(join(PROJECT_FOLDER, "data"), join(PROJECT_FOLDER, "public"), report, PUBLIC_OUTPUTS);
}

/** Builds roads.bin from data/roads (see README.md there). Some 30 seconds, nearly all of it for the hierarchy. */
export function buildRoads(dataFolder: string): Uint8Array {
  const network = mendedNetwork(`${dataFolder}/roads`);
  return packRoads(
    network,
    localDelays(network, dataFolder),
    hierarchyOf(network),
    readBarriers(`${dataFolder}/roads/barriers.csv`).map(({ points }) => points),
  );
}
