import type { DestinationRowView } from "#app/presenters/admin/catalogue-view";

export const SORT_COLUMNS = ["name", "region", "postcode", "featured", "specialOffer", "checkedOn"] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** What of the destinations is shown, and in which order. */
export interface ListQuery {
  readonly words: string;
  readonly sort: SortColumn;
  readonly isDescending: boolean;
  /** From 1. */
  readonly page: number;
}

export const LIST_PAGE_LENGTH = 50;
export const WHOLE_LIST: ListQuery = { words: "", sort: "name", isDescending: false, page: 1 };

/** Reads ?q=, ?sort= (a column, with a dash before it for the other way round) and ?page=. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const sort = search.get("sort") ?? "";
  const page = search.get("page") ?? "";
  return {
    words: search.get("q") ?? "",
    sort: SORT_COLUMNS.find((column) => column === sort.replace(/^-/, "")) ?? "name",
    isDescending: sort.startsWith("-"),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The same as parts of an address; what is as it always is, is left out. */
export function listParams({ words, sort, isDescending, page }: ListQuery): Record<string, string> {
  const params: Record<string, string> = {};
  if (words.trim() !== "") params["q"] = words.trim();
  if (sort !== "name" || isDescending) params["sort"] = `${isDescending ? "-" : ""}${sort}`;
  if (page > 1) params["page"] = String(page);
  return params;
}

export interface ListPage {
  readonly rows: readonly DestinationRowView[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
}

/** The rows that hold every word that is looked for, in order, one page of them. */
export function listPage(all: readonly DestinationRowView[], query: ListQuery): ListPage {
  const words = query.words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((row) => holdsAll(row, words)).sort(orderOf(query));
  const pageCount = Math.max(1, Math.ceil(found.length / LIST_PAGE_LENGTH));
  const page = Math.min(query.page, pageCount);
  const rows = found.slice((page - 1) * LIST_PAGE_LENGTH, page * LIST_PAGE_LENGTH);
  return { rows, total: found.length, page, pageCount };
}

/** The next order when a column's heading is pressed: by that column, or the other way round. */
export function sortedBy(query: ListQuery, sort: SortColumn): ListQuery {
  return { ...query, sort, isDescending: query.sort === sort && !query.isDescending, page: 1 };
}

function holdsAll(row: DestinationRowView, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { name, region, postcode, specialOffer } = row;
  const text = [name, region, postcode, postcode.replace(" ", ""), specialOffer ?? ""]
    .join("\n")
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

const collator = new Intl.Collator("en-GB", { numeric: true, sensitivity: "base" });
type Order = (a: DestinationRowView, b: DestinationRowView) => number;

/** Ties are by name, whichever way round. */
function orderOf({ sort, isDescending }: ListQuery): Order {
  const sign = isDescending ? -1 : 1;
  return (a, b) =>
    sign * collator.compare(keyOf(a, sort), keyOf(b, sort)) || collator.compare(a.name, b.name);
}

/** What is rare comes first: the featured ones, and those with an offer; and what was never checked. */
function keyOf(row: DestinationRowView, sort: SortColumn): string {
  if (sort === "featured") return row.featured ? "0" : "1";
  if (sort === "specialOffer") return row.specialOffer ? `a ${row.specialOffer}` : "b";
  return row[sort] ?? "";
}
