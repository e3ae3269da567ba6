import { nextVersion } from "#app/domain/catalogue/edit";
import type { CatalogueImportStore, ImportWrite } from "#app/services/catalogue/ports";
import { COLUMN_NAMES, toColumns } from "./catalogue-row";
import type { Database } from "#app/db/client";

const COLUMNS: readonly (readonly [column: string, key: string])[] = [
  ...Object.entries(COLUMN_NAMES).map(([field, column]) => [column, field] as const),
  ["catalogue_hash", "catalogueHash"],
  ["updated_at", "nextVersion"],
];

/* ->> returns objects and lists as JSON text, true as 1, and numbers as numbers. */
const valueOf = (key: string) => `entry.value ->> '$.${key}'`;
const names = COLUMNS.map(([column]) => column).join(", ");
const values = COLUMNS.map(([, key]) => valueOf(key)).join(", ");
const assignments = COLUMNS.map(([column, key]) => `${column} = ${valueOf(key)}`);

const INSERT = `INSERT INTO destinations (slug, ${names})
  SELECT ${valueOf("slug")}, ${values} FROM json_each(?1) AS entry
  WHERE ${valueOf("version")} IS NULL
  ON CONFLICT (slug) DO NOTHING`;
const UPDATE = `UPDATE destinations SET ${assignments.join(", ")} FROM json_each(?1) AS entry
  WHERE destinations.slug = ${valueOf("slug")} AND destinations.updated_at = ${valueOf("version")}`;
/** The last statement: an entry was written if its row has the version that this batch sets. */
const WRITTEN = `FROM json_each(?1) AS entry JOIN destinations
  ON destinations.slug = ${valueOf("slug")} AND destinations.updated_at = ${valueOf("nextVersion")}`;
/** The first statement, while the rows still have their former versions. */
const CAN_WRITE = `FROM json_each(?1) AS entry LEFT JOIN destinations ON destinations.slug = ${valueOf("slug")}
  WHERE destinations.updated_at IS ${valueOf("version")}`;
const RECORD = `INSERT INTO audit_log (user_id, username, action, subject_id, at, before, after)
  SELECT ${["userId", "username", "action"].map((key) => valueOf(`record.${key}`)).join(", ")}, destinations.id,
    ${valueOf("record.at")}, ${valueOf("record.before")}, ${valueOf("record.after")} `;

/** A batch is three statements with one parameter, whatever its size. */
export function createCatalogueImportStore(db: Database): CatalogueImportStore {
  return {
    async write(batch, nowMs) {
      const parameter = JSON.stringify(batch.map((write) => toParameter(write, nowMs)));
      const { $client } = db;
      const statement = (text: string) => $client.prepare(text).bind(parameter);
      const [writable] = await $client.batch<{ slug: string }>([
        statement(`SELECT ${valueOf("slug")} AS slug ${CAN_WRITE}`),
        statement(`${RECORD} ${CAN_WRITE} AND ${valueOf("version")} IS NOT NULL`),
        statement(INSERT),
        statement(UPDATE),
        statement(`${RECORD} ${WRITTEN} WHERE ${valueOf("version")} IS NULL AND NOT EXISTS (
          SELECT 1 FROM audit_log WHERE action LIKE 'destination.%' AND subject_id = destinations.id)`),
      ]);
      return writable?.results.map(({ slug }) => slug) ?? [];
    },
  };
}

function toParameter({ entry, before, record }: ImportWrite, nowMs: number) {
  const { author, action, at, before: old, after } = record;
  return {
    ...toColumns(entry),
    slug: entry.slug,
    version: before?.updatedAt ?? null,
    nextVersion: before ? nextVersion(before.updatedAt, nowMs) : nowMs,
    record: { userId: author.id, username: author.username, action, at, before: old, after },
  };
}
