import { SQL, getTableColumns, is, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

type ColumnValues<Row> = { readonly [Column in keyof Row]: Row[Column] | SQL };

/** `row` has values or expressions, `source` is FROM and WHERE, and selects no row to insert nothing. */
export function rowWhere<Table extends SQLiteTable>(
  table: Table,
  row: ColumnValues<Table["$inferInsert"]>,
  source: SQL,
): SQL {
  const given: Readonly<Record<string, unknown>> = row;
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value: unknown = given[name] ?? column.default ?? null;
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
  });
  return sql`SELECT ${sql.join(values, sql`, `)} ${source}`;
}
