/**
 * npm run catalogue:open-facts -- <folder> writes catalogue/facts from data/ and from a folder of open data
 * (stations, facts-osm and beaches, described in catalogue/facts/README.md). It keeps positions and car parks that the
 * facts already have, as long as the place still lists the thing. A place that is not in the folder gets its facts
 * from data/.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import type { OpenFacts } from "#app/domain/catalogue/nearby";
import { readCatalogue } from "../setup/catalogue-files";
import { BATHING_FACTS, OSM_FACTS, TIDE_FACTS, readFactsFile } from "../setup/open-facts";
import { beachesOf } from "./beaches-of";
import { carParksOf, placePositions } from "./facts-from-open-data";
import { readBathingWaters, readOpenPlaces } from "./open-places";
import { stationOf, type Station, type StationRow } from "./station-of";
import { surroundingsOf } from "./surroundings-of";
import { readTable } from "./table";
import { tidesOf } from "./tides-of";

type Row = Record<string, string>;

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const CATALOGUE = join(PROJECT, "catalogue");
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder: npm run catalogue:open-facts -- <folder>");
const table = (path: string) => readTable(readFileSync(join(folder, path), "utf8"));

function bySlug(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const slug = row["slug"] ?? "";
    groups.set(slug, [...(groups.get(slug) ?? []), row]);
  }
  return groups;
}

const files = readCatalogue(CATALOGUE);
const places = readOpenPlaces(PROJECT);
const waters = readBathingWaters(PROJECT);
const stationRows = bySlug(table("stations/places.tsv")) as ReadonlyMap<string, Row[] & StationRow[]>;
const stations: Station[] = table("stations/stations.tsv").map(({ crs = "", name = "", ...point }) => ({
  ...{ crs, name, latitude: Number(point["latitude"]), longitude: Number(point["longitude"]) },
}));
const counts = bySlug(table("facts-osm/counts.tsv"));
const nearby = bySlug(table("facts-osm/nearby.tsv"));
const london = bySlug(table("facts-osm/toilets_london_places.tsv"));
const found = bySlug(table("facts-osm/activity_positions.tsv"));
const profiles = table("beaches/profiles.tsv");
const ofProject = (path: string) => readFileSync(join(PROJECT, "data/tides", path), "utf8");
const gauges = JSON.parse(ofProject("gauges.json")) as readonly {
  readonly id: string;
  readonly name: string;
}[];
const tides = {
  places: readTable(ofProject("places.tsv")),
  crossings: readTable(ofProject("causeways.tsv")),
  gaugeNames: new Map(gauges.map(({ id, name }) => [id, name])),
};
const before = readFactsFile(CATALOGUE, OSM_FACTS);

write(OSM_FACTS, osmFactsOf);
write(TIDE_FACTS, ({ slug }) => tidesOf(slug, tides));
write(BATHING_FACTS, (file) => ({ beaches: beachesOf(file, waters, profiles) }));

function osmFactsOf(file: CatalogueFile): OpenFacts {
  const { slug } = file;
  const known = before[slug] ?? {};
  const rows = nearby.get(slug) ?? [];
  return {
    station: stationOf(file, stationRows.get(slug), stations),
    ...surroundingsOf(file, { counts: counts.get(slug)?.[0], rows, london: london.get(slug)?.[0] }, places),
    carParks: carParksOf(file, known.carParks ?? [], rows, places),
    positions: placePositions(file, known.positions ?? {}, found.get(slug) ?? [], places),
  };
}

function write(name: string, factsOf: (file: CatalogueFile) => OpenFacts): void {
  const all = files
    .map((file) => [file.slug, withoutNothing(factsOf(file))] as const)
    .filter(([, facts]) => Object.keys(facts).length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = all.map(([slug, facts]) => `${JSON.stringify(slug)}:${JSON.stringify(facts)}`);
  // One line per place, so that a diff shows which places changed.
  writeFileSync(join(CATALOGUE, name), `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${name}: ${all.length} places`);
  const tally = new Map<string, number>();
  for (const [, facts] of all)
    for (const key of Object.keys(facts)) tally.set(key, (tally.get(key) ?? 0) + 1);
  for (const [fact, count] of tally) console.log(`  ${fact}: ${count}`);
}

/** Removes the facts that are unknown. */
function withoutNothing(facts: OpenFacts): OpenFacts {
  const isKnown = ([, value]: [string, object | true | undefined]) =>
    value === true || (value !== undefined && Object.keys(value).length > 0);
  return Object.fromEntries(Object.entries(facts).filter(isKnown));
}
