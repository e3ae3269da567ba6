import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { type OpenFacts, withOpenFacts } from "#app/domain/catalogue/nearby";
import { openFactsSchema } from "#app/schemas/nearby";
import { readCatalogue } from "./catalogue-files";

/** What OpenStreetMap and the list of stations know, under the ODbL; within the catalogue's folder. */
export const OSM_FACTS = "facts/openstreetmap.json";
/** What the environment agencies know of beaches, under the OGL. */
export const BATHING_FACTS = "facts/bathing.json";

/** Tide gauges and tidal ways: TICON-4 and our own words, CC BY 4.0. */
export const TIDE_FACTS = "facts/tides.json";

/** One file of facts, by slug. Throws where it is not right; none where it has not been made yet. */
export function readFactsFile(catalogue: string, name: string): Readonly<Record<string, OpenFacts>> {
  const path = join(catalogue, name);
  return existsSync(path) ? openFactsSchema.parse(JSON.parse(readFileSync(path, "utf8"))) : {};
}

/** Every destination as pages show it: with the positions and the car park that open data knows. */
export function readCatalogueWithFacts(catalogue: string): CatalogueFile[] {
  const facts = readOpenFacts(catalogue);
  return readCatalogue(catalogue).map((file) => withOpenFacts(file, facts.get(file.slug)));
}

/** What open data knows of each place, all files together, by slug. */
export function readOpenFacts(catalogue: string): ReadonlyMap<string, OpenFacts> {
  const all = new Map<string, OpenFacts>();
  for (const name of [OSM_FACTS, BATHING_FACTS, TIDE_FACTS])
    for (const [slug, facts] of Object.entries(readFactsFile(catalogue, name)))
      all.set(slug, { ...all.get(slug), ...facts });
  return all;
}
