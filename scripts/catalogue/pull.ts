/**
 * npm run catalogue:pull [slug …] [-- --remote]: writes what administrators have changed, here or on the deployed
 * site, into the catalogue's files, to be looked at and committed. Without slugs: every destination that differs
 * from the file it was loaded from. Destinations that were deleted are named, and their files left.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type CatalogueFile, cataloguePath } from "#app/domain/catalogue-file";
import { catalogueFileSchema } from "#app/schemas/catalogue";
import { isSlug } from "#app/domain/destination-draft-slug";
import { CATALOGUE_SOURCES } from "../setup/catalogue-sql";
import { readOpenCampsites, readTowns } from "../setup/open-data";
import { pulledFile, withScene } from "./pulled-file";
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
  for (const row of rows) {
    const pulled = pulledFile(row, sites, towns);
    if ("fault" in pulled) {
      console.error(`${pulled.slug}: cannot be a file: ${pulled.fault}`);
      process.exitCode = 1;
      continue;
    }
    const path = join(CATALOGUE_SOURCES.catalogue, cataloguePath(pulled.file));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(withScene(pulled.file, sceneIn(path)), null, 2)}\n`);
    const losses = pulled.losses.length > 0 ? ` (not in the file: ${pulled.losses.join(", ")})` : "";
    console.log(`${path}${losses}`);
  }
  console.log(`${rows.length} destinations pulled`);
  const removed = await queryDatabase(target, "SELECT slug FROM removed_destinations ORDER BY slug");
  if (removed.length > 0) console.log(`Deleted there: ${removed.map(({ slug }) => String(slug)).join(", ")}`);
}

/** The scene of the file that is about to be replaced: the database holds none. */
function sceneIn(path: string): CatalogueFile["scene"] {
  if (!existsSync(path)) return undefined;
  return catalogueFileSchema.parse(JSON.parse(readFileSync(path, "utf8"))).scene;
}

function whereOf(slugs: readonly string[]): string {
  if (slugs.length === 0) return "catalogue_hash IS NULL";
  const wrong = slugs.find((slug) => !isSlug(slug));
  if (wrong !== undefined) throw new Error(`${wrong}: this is no slug`);
  return `slug IN (${slugs.map((slug) => `'${slug}'`).join(", ")})`;
}
