import {
  LIST_PAGE_LENGTH,
  type ListQuery,
  MARKED_LETTERS,
  MOST_CHOICES,
  type SortColumn,
  pagesOf,
  searchedWords,
} from "#app/domain/catalogue/place-list";
import type { DestinationChoice, DestinationPage } from "#app/services/catalogue/ports";
import { type SQL, and, asc, count, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { destinations } from "#app/db/schema";

const { id, slug, name, region, postcode, imageUrl, featured, specialOffer, updatedAt } = destinations;

/** Without accents too, which SQLite cannot do. Texts in ASCII skip the replacements. */
function plain(text: SQL): SQL {
  const isAscii = sql`length(${text}) = length(CAST(${text} AS BLOB))`;
  const unmarked = Object.entries(MARKED_LETTERS).reduce(
    (inner, [letter, marked]) =>
      [...marked].reduce((each, one) => sql`replace(${each}, ${quoted(one)}, ${quoted(letter)})`, inner),
    text,
  );
  return sql`lower(CASE WHEN ${isAscii} THEN ${text} ELSE ${unmarked} END)`;
}

/** As parameters, all these letters would exceed the limit of a statement. */
const quoted = (letter: string): SQL => sql.raw(`'${letter}'`);

/** With the postcode both with and without its space. */
const SEARCHED = plain(sql`(${name} || char(10) || ${region} || char(10) || ${postcode} || char(10)
  || replace(${postcode}, ' ', '') || char(10) || coalesce(${specialOffer}, ''))`);

const holdsWords = (words: string): SQL | undefined =>
  and(...searchedWords({ words }).map((word) => sql`instr(${SEARCHED}, ${word}) > 0`));

const PLAIN_NAME = plain(sql`${name}`);
const BY_NAME = [PLAIN_NAME, asc(id)];
/** Rare values first: featured places, and those with an offer. */
const KEYS: Readonly<Record<SortColumn, SQL[]>> = {
  name: [],
  region: [plain(sql`${region}`)],
  postcode: [sql`${postcode}`],
  featured: [sql`NOT ${featured}`],
  specialOffer: [sql`coalesce(${specialOffer}, '') = ''`, plain(sql`coalesce(${specialOffer}, '')`)],
};

function orderOf({ sort, isDescending }: ListQuery): SQL[] {
  if (sort === "name") return isDescending ? [sql`${PLAIN_NAME} DESC`, asc(id)] : BY_NAME;
  const keys = KEYS[sort];
  return [...(isDescending ? keys.map((key) => sql`${key} DESC`) : keys), ...BY_NAME];
}

export async function readPage(db: Database, query: ListQuery): Promise<DestinationPage> {
  const isFound = holdsWords(query.words);
  const readAt = async (wanted: number) => {
    const [[counted], rows] = await db.batch([
      db.select({ total: count() }).from(destinations).where(isFound),
      db
        .select({ id, slug, name, region, postcode, imageUrl, featured, specialOffer, updatedAt })
        .from(destinations)
        .where(isFound)
        .orderBy(...orderOf(query))
        .limit(LIST_PAGE_LENGTH)
        .offset((wanted - 1) * LIST_PAGE_LENGTH),
    ]);
    return {
      total: counted?.total ?? 0,
      rows: rows.map(({ specialOffer: offer, ...row }) => ({
        ...row,
        ...(offer !== null && { specialOffer: offer }),
      })),
    };
  };
  const found = await readAt(query.page);
  const { page, pageCount } = pagesOf(found.total, query.page);
  // Only if the requested page does not exist any more.
  const shown = page === query.page ? found : await readAt(page);
  return { rows: shown.rows, total: found.total, page, pageCount };
}

/**
 * Lists are only counted: they are most of the table's bytes. The inner query returns the plain name too: in
 * the outer query it would be nested deeper than D1 allows.
 */
export function readChoices(db: Database, words: string): Promise<DestinationChoice[]> {
  const chosen = db
    .select({ chosenId: sql<number>`${id}`.as("chosen_id"), plainName: PLAIN_NAME.as("plain_name") })
    .from(destinations)
    .where(holdsWords(words))
    .orderBy(...BY_NAME)
    .limit(MOST_CHOICES)
    .as("chosen");
  const lengthOf = (
    list: typeof destinations.activities | typeof destinations.hotels | typeof destinations.campsites,
  ) => sql<number>`json_array_length(${list})`;
  return db
    .select({
      id,
      name,
      activityCount: lengthOf(destinations.activities),
      hotelCount: lengthOf(destinations.hotels),
      campsiteCount: lengthOf(destinations.campsites),
    })
    .from(destinations)
    .innerJoin(chosen, eq(id, chosen.chosenId))
    .orderBy(asc(chosen.plainName), asc(id));
}
