import { SQL, getTableColumns, is, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

type ColumnValues<Row> = { readonly [Column in keyof Row]: Row[Column] | SQL };

/**
 * `SELECT …` of one row, for `insert(table).select(…)`: each column's value by the column's name, or an
 * expression over `source`, which is FROM and WHERE and decides whether there is a row. A missing column
 * has its default.
 */
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
