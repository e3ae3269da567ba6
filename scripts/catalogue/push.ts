/**
 * npm run catalogue:push [slug …] [-- --remote] [-- --overwrite] loads the catalogue's files, all or those with the
 * slugs, into the local or the deployed database. Administrators' changes and deletions stay unless --overwrite is
 * given. Visitors see the result after the next hourly refresh.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { impossibleFiles } from "./impossible-files";
import { readCatalogue } from "../setup/catalogue-files";
import { CATALOGUE_SOURCES } from "../setup/catalogue-sql";
import { destinationStatements, openFactsStatements } from "../setup/destination-statements";
import { withOpenCampsites } from "./open-campsites";
import { readOpenFacts } from "../setup/open-facts";
import { readOpenCampsites, readTowns } from "../setup/open-data";
import { runWrangler } from "../setup/wrangler";

const SQL_FILE = ".wrangler/catalogue-push.sql";

const { values, positionals } = parseArgs({
  options: {
    remote: { type: "boolean", default: false },
    overwrite: { type: "boolean", default: false },
  },
  allowPositionals: true,
});

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
try {
  const files = wantedFiles(readCatalogue(CATALOGUE_SOURCES.catalogue), positionals);
  const faults = await impossibleFiles(files, Date.now());
  if (faults.length > 0) throw new Error(faults.join("\n"));
  await push(files, values.remote ? "--remote" : "--local");
  console.log(`${files.length} destinations pushed`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function wantedFiles(files: readonly CatalogueFile[], slugs: readonly string[]): readonly CatalogueFile[] {
  if (slugs.length === 0) return files;
  return slugs.map((wanted) => {
    const file = files.find(({ slug }) => slug === wanted);
    if (!file) throw new Error(`${wanted}: there is no such file in the catalogue`);
    return file;
  });
}

async function push(files: readonly CatalogueFile[], target: "--local" | "--remote"): Promise<void> {
  const sites = readOpenCampsites(CATALOGUE_SOURCES.campsites);
  const towns = readTowns(CATALOGUE_SOURCES.towns);
  const loaded = files.map((file) => withOpenCampsites(file, sites, towns));
  const slugs = loaded.map(({ slug }) => slug);
  const statements = [
    ...destinationStatements(loaded, { nowMs: Date.now(), overwrite: values.overwrite }),
    ...openFactsStatements(readOpenFacts(CATALOGUE_SOURCES.catalogue), slugs),
  ];
  mkdirSync(dirname(SQL_FILE), { recursive: true });
  try {
    writeFileSync(SQL_FILE, `${statements.join("\n")}\n`);
    await runWrangler(["d1", "execute", "DB", target, "--yes", "--file", SQL_FILE]);
  } finally {
    rmSync(SQL_FILE, { force: true });
  }
}
