const SORT_COLUMNS = ["name", "region", "postcode", "featured", "specialOffer"] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface ListQuery {
  readonly words: string;
  readonly sort: SortColumn;
  readonly isDescending: boolean;
  readonly page: number;
}

export const LIST_PAGE_LENGTH = 50;
/** The administrator finds others by typing. */
export const MOST_CHOICES = 1_000;
export const WHOLE_LIST: ListQuery = { words: "", sort: "name", isDescending: false, page: 1 };

/** Longer than any name: the text becomes part of a query. */
const MOST_CHARACTERS = 200;
/** The database compares each word with every row. */
const MOST_WORDS = 10;

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

export function listParams({ words, sort, isDescending, page }: ListQuery): Record<string, string> {
  const params: Record<string, string> = {};
  if (words.trim() !== "") params["q"] = words.trim();
  if (sort !== "name" || isDescending) params["sort"] = `${isDescending ? "-" : ""}${sort}`;
  if (page > 1) params["page"] = String(page);
  return params;
}

/** Such as é, Welsh ŷ and Gaelic ò, by the letter that people type for them. */
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

/** In any order, in lower case and without accents. */
export function searchedWords({ words }: Pick<ListQuery, "words">): string[] {
  const letters = [...words.normalize("NFC")].map((letter) => PLAIN_LETTERS.get(letter) ?? letter).join("");
  const small = letters.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return small.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

/** A number past the end shows the last page. */
export function pagesOf(total: number, wantedPage: number): { page: number; pageCount: number } {
  const pageCount = Math.max(1, Math.ceil(total / LIST_PAGE_LENGTH));
  return { page: Math.min(wantedPage, pageCount), pageCount };
}

/** In reverse order if it was sorted by this column already. */
export function sortedBy(query: ListQuery, sort: SortColumn): ListQuery {
  return { ...query, sort, isDescending: query.sort === sort && !query.isDescending, page: 1 };
}
