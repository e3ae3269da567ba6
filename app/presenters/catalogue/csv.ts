import { isoTime } from "#app/domain/units";
import { safeCell } from "#app/domain/catalogue/csv-cell";
import { DESTINATION_FIELDS, type Destination } from "#app/domain/catalogue/destination";

type Cell = string | number | boolean;

/** What identifies a row comes first, long texts last. */
const FIRST = ["name", "region", "kind"];
const LAST = ["imageUrl", "description"];
const FIELDS = Object.entries(DESTINATION_FIELDS);
const COLUMNS = [
  ...["id", "slug", ...FIRST],
  ...FIELDS.filter(([, { kind }]) => kind !== "list")
    .map(([name]) => name)
    .filter((name) => !FIRST.includes(name) && !LAST.includes(name)),
  ...FIELDS.filter(([, { kind }]) => kind === "list").map(([name]) => name),
  ...LAST,
];

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = "\ufeff";

/** RFC 4180. No text can run as a formula. A list is the number of its entries. */
export function destinationsCsv(destinations: readonly Destination[]): string {
  const rows = destinations.map((destination) => [
    ...COLUMNS.map((name) => toCell(cellOf(destination, name))),
    isoTime(destination.updatedAt),
  ]);
  const heading = [...COLUMNS, "updatedAt"];
  return BYTE_ORDER_MARK + [heading, ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}

function cellOf(destination: Destination, name: string): Cell {
  const held: Partial<Record<string, Cell | readonly unknown[]>> = { ...destination };
  const value = held[name] ?? "";
  return typeof value === "object" ? value.length : value;
}

function toCell(value: Cell): string {
  if (typeof value !== "string") return String(value);
  const text = safeCell(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
