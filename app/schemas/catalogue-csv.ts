import { textOfCell } from "#app/domain/catalogue/csv-cell";
import { DESTINATION_FIELDS, type Destination } from "#app/domain/catalogue/destination";
import type { Fields } from "#app/domain/catalogue/field";

const FIELDS: Fields = DESTINATION_FIELDS;

/**
 * The rows of a spreadsheet as it was exported, or null if the text is none. Lists are not in it: an existing
 * destination keeps its own.
 */
export function readCatalogueCsv(text: string, current: readonly Destination[]): readonly object[] | null {
  const [heading = [], ...rows] = cellsOf(text.replace(/^\ufeff/, ""));
  if (!heading.includes("slug") || !heading.includes("name")) return null;
  const bySlug = new Map(current.map((destination) => [destination.slug, destination]));
  return rows
    .filter((cells) => cells.some((cell) => cell !== ""))
    .map((cells) => {
      const known = heading.flatMap((name, index) => {
        const value = valueOf(name, cells[index] ?? "");
        return value === undefined ? [] : [[name, value] as const];
      });
      const row = Object.fromEntries(known);
      return { ...bySlug.get(String(row["slug"])), ...row };
    });
}

/** Undefined for a column that is not read. */
function valueOf(name: string, cell: string): string | boolean | undefined {
  const { kind } = FIELDS[name] ?? {};
  if (name === "slug") return cell;
  if (kind === undefined || kind === "list") return undefined;
  return kind === "flag" ? /^true$/i.test(cell) : textOfCell(cell);
}

/** Spreadsheets of some countries write semicolons: the mark after the first heading is the file's. */
function cellsOf(text: string): string[][] {
  const mark = /[,;\t]/.exec(text)?.[0] ?? ",";
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${mark}\\r\\n]*))(${mark}|\\r?\\n|$)`, "gy");
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare = "", end] of text.matchAll(cell)) {
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === "" || end === "\n" || end === "\r\n") {
      rows.push(row);
      row = [];
    }
    if (end === "") break;
  }
  return rows;
}
