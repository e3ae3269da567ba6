import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { type OpenFacts, withOpenFacts } from "#app/domain/catalogue/nearby";
import { openFactsSchema } from "../catalogue/open-facts-schema";
import { readCatalogue } from "./catalogue-files";

/**
 * Facts from OpenStreetMap and the list of stations, under the ODbL. The path is relative to the catalogue's folder.
 */
export const OSM_FACTS = "facts/openstreetmap.json";
/** Facts about beaches from the environment agencies, under the OGL. */
export const BATHING_FACTS = "facts/bathing.json";

/** Tide gauges and tidal crossings, from TICON-4 and in our own words, under CC BY 4.0. */
export const TIDE_FACTS = "facts/tides.json";

/** Reads one file of facts, by slug; empty if the file has not been made yet. Throws if it is not valid. */
export function readFactsFile(catalogue: string, name: string): Readonly<Record<string, OpenFacts>> {
  const path = join(catalogue, name);
  return existsSync(path) ? openFactsSchema.parse(JSON.parse(readFileSync(path, "utf8"))) : {};
}

/** Returns every destination as pages show it, with the positions and the car park from open data. */
export function readCatalogueWithFacts(catalogue: string): CatalogueFile[] {
  const facts = readOpenFacts(catalogue);
  return readCatalogue(catalogue).map((file) => withOpenFacts(file, facts.get(file.slug)));
}

/** Returns the open facts of each place from all files, by slug. */
export function readOpenFacts(catalogue: string): ReadonlyMap<string, OpenFacts> {
  const all = new Map<string, OpenFacts>();
  for (const name of [OSM_FACTS, BATHING_FACTS, TIDE_FACTS])
    for (const [slug, facts] of Object.entries(readFactsFile(catalogue, name)))
      all.set(slug, { ...all.get(slug), ...facts });
  return all;
}
