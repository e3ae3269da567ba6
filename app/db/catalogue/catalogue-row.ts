import {
  type Destination,
  type DestinationContent,
  DESTINATION_FIELDS,
} from "#app/domain/catalogue/destination";
import type { Field } from "#app/domain/catalogue/field";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { destinations } from "#app/db/schema";

type Row = typeof destinations.$inferSelect;

/** A field without a column of its name is a type error here. */
const columns: Readonly<Record<keyof DestinationContent, SQLiteColumn>> = destinations;
const fieldNames = Object.keys(DESTINATION_FIELDS) as (keyof DestinationContent)[];

export const COLUMN_NAMES = Object.fromEntries(
  fieldNames.map((field) => [field, columns[field].name]),
) as Readonly<Record<keyof DestinationContent, string>>;

/** Only columns that have a field, so that a new column is not published by accident. */
export function toDestination(row: Row): Destination {
  const held = fieldNames.filter((field) => row[field] !== null).map((field) => [field, row[field]]);
  const content = Object.fromEntries(held) as DestinationContent;
  return { id: row.id, slug: row.slug, ...content, updatedAt: row.updatedAt };
}

/** The hash of the catalogue file becomes null: the row no longer comes from the file. */
export function toColumns(
  content: DestinationContent,
): Pick<Row, keyof DestinationContent | "catalogueHash"> {
  const row = Object.fromEntries(fieldNames.map((field) => [field, content[field] ?? null]));
  return { ...(row as Pick<Row, keyof DestinationContent>), catalogueHash: null };
}

/** Of a plain SQL statement, whose columns have the database's names. */
export function fromSqlRow(row: Readonly<Record<string, unknown>>): Destination {
  const content = fieldNames.flatMap((field) => {
    const value = row[columns[field].name] ?? null;
    return value === null ? [] : [[field, columns[field].mapFromDriverValue(value)]];
  });
  const [id, updatedAt] = [Number(row["id"]), Number(row["updated_at"])];
  return { id, slug: String(row["slug"]), ...(Object.fromEntries(content) as DestinationContent), updatedAt };
}

/** For a plain SQL statement: texts, numbers, or null if a field is missing. */
export function toSqlRow(
  content: DestinationContent,
  isWanted: (field: Field) => boolean,
): Readonly<Record<string, string | number | null>> {
  const wanted = fieldNames.filter((field) => isWanted(DESTINATION_FIELDS[field]));
  const values = wanted.map((field) => {
    const value = content[field] ?? null;
    const column = columns[field];
    return [column.name, value === null ? null : column.mapToDriverValue(value)];
  });
  return Object.fromEntries(values) as Readonly<Record<string, string | number | null>>;
}

const SLUG_TAKEN = /UNIQUE constraint failed: destinations\.slug/;

/** The cause may be wrapped several times. */
export function isSlugTaken(error: unknown): boolean {
  for (let reason = error; reason instanceof Error; reason = reason.cause) {
    if (SLUG_TAKEN.test(reason.message)) return true;
  }
  return false;
}
