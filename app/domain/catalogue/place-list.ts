/** The columns of the administrator's list, each of which can sort it. */
export const SORT_COLUMNS = ["name", "region", "postcode", "featured", "specialOffer", "checkedOn"] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** Which destinations are listed, and in which order. */
export interface ListQuery {
  readonly words: string;
  readonly sort: SortColumn;
  readonly isDescending: boolean;
  /** From 1. */
  readonly page: number;
}

export const LIST_PAGE_LENGTH = 50;
/** The most destinations that a dropdown offers; the admin finds others by typing. */
export const MOST_CHOICES = 1_000;
export const WHOLE_LIST: ListQuery = { words: "", sort: "name", isDescending: false, page: 1 };

/** Longer than any name; a limit is needed because the text becomes part of a query. */
const MOST_CHARACTERS = 200;
/** Each word is compared with every row. */
const MOST_WORDS = 10;

/** Reads ?q=, ?sort= (a column, with a dash for descending) and ?page=. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const sort = search.get("sort") ?? "";
  const page = search.get("page") ?? "";
  return {
    words: (search.get("q") ?? "").slice(0, MOST_CHARACTERS),
    sort: SORT_COLUMNS.find((column) => column === sort.replace(/^-/, "")) ?? "name",
    isDescending: sort.startsWith("-"),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes the query as parts of an address, without defaults. */
export function listParams({ words, sort, isDescending, page }: ListQuery): Record<string, string> {
  const params: Record<string, string> = {};
  if (words.trim() !== "") params["q"] = words.trim();
  if (sort !== "name" || isDescending) params["sort"] = `${isDescending ? "-" : ""}${sort}`;
  if (page > 1) params["page"] = String(page);
  return params;
}

/** Accented letters in names of British places, by the letter that people type: é, â, Welsh ŷ, Gaelic ò. */
export const MARKED_LETTERS: Readonly<Record<string, string>> = {
  a: "àáâäÀÁÂÄ",
  e: "èéêëÈÉÊË",
  i: "ìíîïÌÍÎÏ",
  o: "òóôöÒÓÔÖ",
  u: "ùúûüÙÚÛÜ",
  w: "ẁẃŵẅẀẂŴẄ",
  y: "ỳýŷÿỲÝŶŸ",
};

const PLAIN_LETTERS = new Map(
  Object.entries(MARKED_LETTERS).flatMap(([plain, marked]) =>
    [...marked].map((letter) => [letter, plain] as const),
  ),
);

/** The words that a row must contain, in any order: in lower case, without the accents above. */
export function searchedWords({ words }: Pick<ListQuery, "words">): string[] {
  const letters = [...words.normalize("NFC")].map((letter) => PLAIN_LETTERS.get(letter) ?? letter).join("");
  const small = letters.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return small.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

/** Returns the number of pages, and which one is shown: the last page for a number past the end. */
export function pagesOf(total: number, wantedPage: number): { page: number; pageCount: number } {
  const pageCount = Math.max(1, Math.ceil(total / LIST_PAGE_LENGTH));
  return { page: Math.min(wantedPage, pageCount), pageCount };
}

/** Returns the query after a press on a column's heading: sorted by that column, or in reverse if it already was. */
export function sortedBy(query: ListQuery, sort: SortColumn): ListQuery {
  return { ...query, sort, isDescending: query.sort === sort && !query.isDescending, page: 1 };
}
