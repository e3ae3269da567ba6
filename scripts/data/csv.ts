import { readFileSync } from "node:fs";

/**
 * Reads the rows of a CSV file by column name. Quoted fields may contain commas, line breaks and doubled quotes. Rows
 * with more fields than columns are accepted, because uk_outcodes.csv has unquoted commas in its last column, which
 * we don't use.
 */
export function readCsv<Column extends string>(
  path: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const [header = [], ...rows] = parseCsv(readFileSync(path, "utf8"));
  const positions = columns.map((column) => {
    const position = header.indexOf(column);
    if (position < 0) throw new Error(`${path}: no column ${column}`);
    return position;
  });
  return rows.map((row, i) => {
    if (row.length < header.length) throw new Error(`${path}: row ${i + 2} has ${row.length} fields`);
    return Object.fromEntries(
      columns.map((column, at) => [column, row[positions[at] ?? -1] ?? ""]),
    ) as Record<Column, string>;
  });
}

const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;

function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < text.length) {
    const match = FIELD.exec(text);
    if (!match) throw new Error(`malformed CSV near ${JSON.stringify(text.slice(0, 80))}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Reads a required number. Throws for empty or malformed text, which means an error in the source. */
export function numberOf(text: string): number {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) throw new Error(`not a number: ${JSON.stringify(text)}`);
  return value;
}
