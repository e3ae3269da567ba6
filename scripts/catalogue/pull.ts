/**
 * npm run catalogue:pull [slug …] [-- --remote] writes administrators' changes, made here or on the deployed site,
 * into the catalogue's files, so that they can be reviewed and committed. Without slugs it takes every destination
 * that differs from the file it was loaded from. It names deleted destinations but does not delete their files.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { cataloguePath } from "./place-files";
import { isSlug } from "#app/domain/catalogue/drafts/draft-slug";
import { readCatalogue } from "../setup/catalogue-files";
import { CATALOGUE_SOURCES } from "../setup/catalogue-sql";
import { readOpenCampsites, readTowns } from "../setup/open-data";
import { fileText } from "./file-text";
import { pulledFile } from "./pulled-file";
import { type Target, queryDatabase } from "./query";

const { values, positionals } = parseArgs({
  options: { remote: { type: "boolean", default: false } },
  allowPositionals: true,
});

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
try {
  await pull(values.remote ? "--remote" : "--local", positionals);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function pull(target: Target, slugs: readonly string[]): Promise<void> {
  const rows = await queryDatabase(
    target,
    `SELECT * FROM destinations WHERE ${whereOf(slugs)} ORDER BY slug`,
  );
  const sites = readOpenCampsites(CATALOGUE_SOURCES.campsites);
  const towns = readTowns(CATALOGUE_SOURCES.towns);
  const files = new Map(readCatalogue(CATALOGUE_SOURCES.catalogue).map((file) => [file.slug, file]));
  for (const row of rows) {
    const previous = files.get(String(row["slug"]));
    const pulled = pulledFile(row, sites, towns, previous?.scene);
    if ("fault" in pulled) {
      console.error(`${pulled.slug}: cannot be written as a file: ${pulled.fault}`);
      process.exitCode = 1;
      continue;
    }
    // If the region has changed, the file moves to another folder.
    if (previous) rmSync(join(CATALOGUE_SOURCES.catalogue, cataloguePath(previous)));
    const path = join(CATALOGUE_SOURCES.catalogue, cataloguePath(pulled.file));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, fileText(pulled.file));
    console.log(path);
  }
  console.log(`${rows.length} destinations pulled`);
  const removed = await queryDatabase(target, "SELECT slug FROM removed_destinations ORDER BY slug");
  if (removed.length > 0)
    console.log(`Deleted in the database: ${removed.map(({ slug }) => String(slug)).join(", ")}`);
}

function whereOf(slugs: readonly string[]): string {
  if (slugs.length === 0) return "catalogue_hash IS NULL";
  const wrong = slugs.find((slug) => !isSlug(slug));
  if (wrong !== undefined) throw new Error(`${wrong}: this is not a slug`);
  return `slug IN (${slugs.map((slug) => `'${slug}'`).join(", ")})`;
}
