import { createHash } from "node:crypto";
import { illustrationUrl, type CatalogueFile } from "#app/domain/catalogue-file";

type SqlValue = string | number | boolean;

/** D1 takes statements of up to 100 kB. */
const MAX_STATEMENT_BYTES = 100_000;

export interface LoadOptions {
  readonly nowMs: number;
  /** Whether an administrator's own changes and removals are undone. */
  readonly overwrite: boolean;
}

/**
 * Inserts each destination, or brings it up to date where its content differs and no administrator has changed
 * it since. Destinations that an administrator removed stay away.
 */
export function destinationStatements(files: readonly CatalogueFile[], options: LoadOptions): string[] {
  return files.flatMap((file) => [
    ...(options.overwrite ? [`DELETE FROM removed_destinations WHERE slug = ${literal(file.slug)};`] : []),
    upsertStatement(file, options),
  ]);
}

function upsertStatement(file: CatalogueFile, { nowMs, overwrite }: LoadOptions): string {
  const row = columnsOf(file, nowMs);
  const columns = Object.keys(row);
  const updates = columns.filter((column) => column !== "slug" && column !== "updated_at");
  const isUnchangedByAdmin = overwrite ? "true" : "destinations.catalogue_hash IS NOT NULL";
  const statement = [
    `INSERT INTO destinations (${columns.join(", ")})`,
    ` SELECT ${Object.values(row).map(literal).join(", ")}`,
    ` WHERE NOT EXISTS (SELECT 1 FROM removed_destinations WHERE slug = ${literal(file.slug)})`,
    ` ON CONFLICT (slug) DO UPDATE SET ${updates.map((column) => `${column} = excluded.${column}`).join(", ")},`,
    ` updated_at = max(excluded.updated_at, destinations.updated_at + 1)`,
    ` WHERE ${isUnchangedByAdmin} AND destinations.catalogue_hash IS NOT excluded.catalogue_hash;`,
  ].join("");
  if (Buffer.byteLength(statement) > MAX_STATEMENT_BYTES) throw new Error(`${file.slug}: too long to load`);
  return statement;
}

function columnsOf(file: CatalogueFile, nowMs: number): Record<string, SqlValue> {
  const content = {
    slug: file.slug,
    name: file.name,
    postcode: file.postcode,
    image_url: illustrationUrl(file.slug),
    latitude: file.latitude,
    longitude: file.longitude,
    description: file.description,
    activities: JSON.stringify(file.activities),
    hotels: JSON.stringify(file.hotels),
    campsites: JSON.stringify(file.campsites),
    region: file.region,
    kind: file.kind,
    featured: file.featured,
  };
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);
  return { ...content, catalogue_hash: hash, updated_at: nowMs };
}

function literal(value: SqlValue): string {
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  if (typeof value === "boolean") return value ? "1" : "0";
  if (!Number.isFinite(value)) throw new RangeError(`no number for a database: ${value}`);
  return String(value);
}
