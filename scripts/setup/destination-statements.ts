import { createHash } from "node:crypto";
import { toSqlRow } from "#app/db/catalogue/catalogue-row";
import type { OpenFacts } from "#app/domain/catalogue/nearby";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { contentOfFile } from "../catalogue/place-files";

type SqlValue = string | number | null;

/** Bytes: D1 accepts statements of up to 100 kB. */
const MAX_STATEMENT_BYTES = 100_000;

export interface LoadOptions {
  readonly nowMs: number;
  /** Whether to undo an administrator's changes and removals. */
  readonly overwrite: boolean;
}

/**
 * Returns statements that insert each destination, or update it if its content differs and no administrator has
 * changed it since. Destinations that an administrator removed are not inserted again.
 */
export function destinationStatements(files: readonly CatalogueFile[], options: LoadOptions): string[] {
  return files.flatMap((file) => [
    ...(options.overwrite ? [`DELETE FROM removed_destinations WHERE slug = ${literal(file.slug)};`] : []),
    upsertStatement(file, options),
  ]);
}

/**
 * Returns statements that write the open facts of all places, or of `slugs`, and remove facts that are no longer
 * known. They also apply to places that an administrator has changed.
 */
export function openFactsStatements(
  all: ReadonlyMap<string, OpenFacts>,
  slugs?: readonly string[],
): string[] {
  const wanted = [...all].filter(([slug]) => slugs?.includes(slug) ?? true);
  const known = wanted.map(([slug]) => literal(slug)).join(", ");
  const among = slugs === undefined ? "" : ` AND slug IN (${slugs.map(literal).join(", ")})`;
  return [
    ...wanted.map(
      ([slug, facts]) =>
        `INSERT INTO open_facts (slug, facts) VALUES (${literal(slug)}, ${literal(JSON.stringify(facts))})` +
        " ON CONFLICT (slug) DO UPDATE SET facts = excluded.facts WHERE open_facts.facts IS NOT excluded.facts;",
    ),
    `DELETE FROM open_facts WHERE slug NOT IN (${known})${among};`,
  ];
}

/**
 * Returns statements that remove places that were merged into another. People's favorites and history move to that
 * other place; then the former place and its forecast are deleted. A place stays if an administrator has changed it,
 * or if the other place does not exist.
 */
export function mergeStatements(merged: ReadonlyMap<string, string>, { overwrite }: LoadOptions): string[] {
  return [...merged].flatMap(([slug, into]) => {
    const isOurs = overwrite ? "" : " AND catalogue_hash IS NOT NULL";
    const heir = `(SELECT id FROM destinations WHERE slug = ${literal(into)})`;
    const old = `(SELECT id FROM destinations WHERE slug = ${literal(slug)}${isOurs} AND ${heir} IS NOT NULL)`;
    return [
      `UPDATE OR IGNORE favorite_destinations SET destination_id = ${heir} WHERE destination_id = ${old};`,
      `UPDATE OR IGNORE trip_stops SET destination_id = ${heir} WHERE destination_id = ${old};`,
      `UPDATE search_history SET destination_id = ${heir} WHERE destination_id = ${old};`,
      `DELETE FROM destinations WHERE id = ${old};`,
    ];
  });
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
  if (Buffer.byteLength(statement) > MAX_STATEMENT_BYTES)
    throw new Error(`${file.slug}: longer than D1 accepts`);
  return statement;
}

function columnsOf(file: CatalogueFile, nowMs: number): Readonly<Record<string, SqlValue>> {
  const content = { slug: file.slug, ...toSqlRow(contentOfFile(file), ({ isInFile }) => isInFile) };
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);
  return { ...content, catalogue_hash: hash, updated_at: nowMs };
}

function literal(value: SqlValue): string {
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  if (value === null) return "NULL";
  if (!Number.isFinite(value)) throw new RangeError(`not a number: ${value}`);
  return String(value);
}
