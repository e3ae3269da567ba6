import { SEARCH_RECORDS_KEPT, type SearchEntry, type SearchHistoryStore } from "#app/services/history/ports";
import { type SQL, and, desc, eq, exists, isNotNull, isNull, lte, max, ne, or, sql } from "drizzle-orm";
import type { Database } from "./client";
import { destinations, searchHistory } from "./schema";

const MOST_CLICKED = 24;
const MOST_SEARCHES = 6;

/** Search records in D1. The latest record of a user is the one with the greatest id. */
export function createSearchHistoryStore(db: Database): SearchHistoryStore {
  const ofUser = (userId: number) => eq(searchHistory.userId, userId);
  const returnedId = { id: searchHistory.id };
  const trim = (userId: number) =>
    db.delete(searchHistory).where(and(ofUser(userId), lte(searchHistory.id, firstIdTooMany(userId))));
  return {
    async recordSearch({ userId, postcode, drivingHours, nowMs }) {
      const [inserted] = await db.batch([
        db
          .insert(searchHistory)
          .values({ userId, postcode, drivingHours, timestamp: nowMs })
          .returning(returnedId),
        trim(userId),
      ]);
      return idOf(inserted);
    },
    async recordSearchOnce(entry, sinceMs) {
      const [, latest] = await db.batch([
        db.insert(searchHistory).select(searchUnlessLatest(entry, sinceMs)),
        db
          .select({ id: max(searchHistory.id) })
          .from(searchHistory)
          .where(ofUser(entry.userId)),
        trim(entry.userId),
      ]);
      return idOf(latest);
    },
    async markClicked(userId, recordId) {
      const marked = await db
        .update(searchHistory)
        .set({ clicked: true })
        .where(and(eq(searchHistory.id, recordId), ofUser(userId)))
        .returning(returnedId);
      return marked.length > 0;
    },
    async recordClick(userId, destinationId, nowMs) {
      const known = db
        .select({ id: destinations.id })
        .from(destinations)
        .where(eq(destinations.id, destinationId));
      const [destination] = await db.batch([
        known,
        // A record tells of one destination: the latest takes the click if it has none yet.
        db
          .update(searchHistory)
          .set({ clicked: true, destinationId })
          .where(and(eq(searchHistory.id, latestId(userId)), hasRoomFor(destinationId), exists(known))),
        db.insert(searchHistory).select(clickUnlessLatest(userId, destinationId, nowMs)),
        trim(userId),
      ]);
      return destination.length > 0;
    },
    async recent(userId) {
      const [clicked, searches] = await db.batch([clickedOf(db, userId), searchesOf(db, userId)]);
      return {
        clickedIds: clicked.flatMap(({ destinationId }) => destinationId ?? []),
        searches: searches.map(({ postcode, drivingHours }) => ({ postcode, drivingHours })),
      };
    },
  };
}

function idOf(rows: readonly { readonly id: number | null }[]): number {
  const id = rows[0]?.id ?? null;
  if (id === null) throw new Error("D1 did not tell the id of the search record");
  return id;
}

function clickedOf(db: Database, userId: number) {
  const latest = max(searchHistory.id);
  return db
    .select({ destinationId: searchHistory.destinationId })
    .from(searchHistory)
    .where(
      and(eq(searchHistory.userId, userId), searchHistory.clicked, isNotNull(searchHistory.destinationId)),
    )
    .groupBy(searchHistory.destinationId)
    .orderBy(desc(latest))
    .limit(MOST_CLICKED);
}

/** A click of somebody who has never searched has no postcode, and is no search. */
function searchesOf(db: Database, userId: number) {
  const latest = max(searchHistory.id);
  return db
    .select({ postcode: searchHistory.postcode, drivingHours: searchHistory.drivingHours })
    .from(searchHistory)
    .where(and(eq(searchHistory.userId, userId), ne(searchHistory.postcode, "")))
    .groupBy(searchHistory.postcode, searchHistory.drivingHours)
    .orderBy(desc(latest))
    .limit(MOST_SEARCHES);
}

const hasRoomFor = (destinationId: number) =>
  or(isNull(searchHistory.destinationId), eq(searchHistory.destinationId, destinationId));

const latestId = (userId: number): SQL => sql`(SELECT max(id) FROM search_history WHERE user_id = ${userId})`;

/** Null, and so nothing to delete, where the user has no more records than are kept. */
const firstIdTooMany = (userId: number): SQL =>
  sql`(SELECT id FROM search_history WHERE user_id = ${userId} ORDER BY id DESC LIMIT 1 OFFSET ${SEARCH_RECORDS_KEPT})`;

/** The row to insert, in the order of the columns: none where the latest record is of this search already. */
function searchUnlessLatest({ userId, postcode, drivingHours, nowMs }: SearchEntry, sinceMs: number): SQL {
  return sql`
    SELECT NULL, ${userId}, NULL, ${postcode}, ${drivingHours}, 0, ${nowMs} WHERE NOT EXISTS (
      SELECT 1 FROM search_history WHERE id = ${latestId(userId)}
        AND postcode = ${postcode} AND driving_hours = ${drivingHours} AND timestamp >= ${sinceMs})`;
}

/**
 * A record like the latest, for this destination: none where the latest has it already. Somebody who has never
 * searched gets one without a postcode.
 */
function clickUnlessLatest(userId: number, destinationId: number, nowMs: number): SQL {
  return sql`
    SELECT NULL, ${userId}, destinations.id, coalesce(latest.postcode, ''), coalesce(latest.driving_hours, 0), 1, ${nowMs}
    FROM destinations LEFT JOIN search_history AS latest ON latest.id = ${latestId(userId)}
    WHERE destinations.id = ${destinationId} AND latest.destination_id IS NOT destinations.id`;
}
