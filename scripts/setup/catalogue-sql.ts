import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { readCatalogue, readFallbacks, readMerged } from "./catalogue-files";
import {
  destinationStatements,
  type LoadOptions,
  mergeStatements,
  openFactsStatements,
} from "./destination-statements";
import { withOpenCampsites } from "../catalogue/open-campsites";
import { readOpenFacts } from "./open-facts";
import { readOpenCampsites, readTowns } from "./open-data";

const PROJECT_FOLDER = fileURLToPath(new URL("../..", import.meta.url));

/** The sources of the statements, as paths relative to the project's folder. */
export const CATALOGUE_SOURCES = {
  catalogue: "catalogue",
  campsites: "app/geodata/generated/campsites.tsv",
  towns: "data/places/gb_towns.csv",
} as const;

/**
 * Returns the statements that load the whole catalogue: each destination with the campsites near it, and the open
 * facts.
 */
export function catalogueStatements(
  options: LoadOptions = { nowMs: Date.now(), overwrite: false },
): string[] {
  const facts = readOpenFacts(join(PROJECT_FOLDER, CATALOGUE_SOURCES.catalogue));
  return [...destinationStatements(catalogueAsLoaded(), options), ...openFactsStatements(facts)];
}

/** Returns every destination with the campsites near it. */
export function catalogueAsLoaded(): CatalogueFile[] {
  const catalogue = join(PROJECT_FOLDER, CATALOGUE_SOURCES.catalogue);
  readFallbacks(catalogue);
  const sites = readOpenCampsites(join(PROJECT_FOLDER, CATALOGUE_SOURCES.campsites));
  const towns = readTowns(join(PROJECT_FOLDER, CATALOGUE_SOURCES.towns));
  return readCatalogue(catalogue).map((file) => withOpenCampsites(file, sites, towns));
}

/**
 * Returns the statements that remove places that are no longer in the catalogue. Run them after the catalogue is
 * loaded.
 */
export function mergedPlaceStatements(options: LoadOptions): string[] {
  return mergeStatements(readMerged(join(PROJECT_FOLDER, CATALOGUE_SOURCES.catalogue)), options);
}
