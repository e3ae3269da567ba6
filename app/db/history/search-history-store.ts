import { SEARCH_RECORDS_KEPT, type SearchEntry, type SearchHistoryStore } from "#app/services/history/ports";
import { type SQL, and, desc, eq, exists, inArray, isNotNull, isNull, max, ne, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { rowWhere } from "#app/db/row-where";
import { destinations, searchHistory } from "#app/db/schema";

const MOST_CLICKED = 24;
const MOST_SEARCHES = 6;

/** Of records of the same moment, the greatest id is the latest. */
export function createSearchHistoryStore(db: Database): SearchHistoryStore {
  const ofUser = (userId: number) => eq(searchHistory.userId, userId);
  const returnedId = { id: searchHistory.id };
  const trim = (userId: number) =>
    db.delete(searchHistory).where(inArray(searchHistory.id, idsTooMany(userId)));
  return {
    async recordSearch(entry, sinceMs) {
      const known = knownSearchId(entry, sinceMs);
      const [, [recorded]] = await db.batch([
        db.insert(searchHistory).select(searchUnlessKnown(entry, sinceMs)),
        db
          .update(searchHistory)
          .set({ timestamp: sql`max(timestamp, ${entry.nowMs})` })
          .where(eq(searchHistory.id, known))
          .returning(returnedId),
        trim(entry.userId),
      ]);
      if (!recorded) throw new Error("D1 did not return the id of the search record");
      return recorded.id;
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
        // A record has at most one click.
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

const LATEST_FIRST = [desc(max(searchHistory.timestamp)), desc(max(searchHistory.id))];

function clickedOf(db: Database, userId: number) {
  return db
    .select({ destinationId: searchHistory.destinationId })
    .from(searchHistory)
    .where(
      and(eq(searchHistory.userId, userId), searchHistory.clicked, isNotNull(searchHistory.destinationId)),
    )
    .groupBy(searchHistory.destinationId)
    .orderBy(...LATEST_FIRST)
    .limit(MOST_CLICKED);
}

/** Without clicks that had no search: they have no postcode. */
function searchesOf(db: Database, userId: number) {
  return db
    .select({ postcode: searchHistory.postcode, drivingHours: searchHistory.drivingHours })
    .from(searchHistory)
    .where(and(eq(searchHistory.userId, userId), ne(searchHistory.postcode, "")))
    .groupBy(searchHistory.postcode, searchHistory.drivingHours)
    .orderBy(...LATEST_FIRST)
    .limit(MOST_SEARCHES);
}

const hasRoomFor = (destinationId: number) =>
  or(isNull(searchHistory.destinationId), eq(searchHistory.destinationId, destinationId));

const latestId = (userId: number): SQL =>
  sql`(SELECT id FROM search_history WHERE user_id = ${userId} ORDER BY timestamp DESC, id DESC LIMIT 1)`;

const idsTooMany = (userId: number): SQL =>
  sql`(SELECT id FROM search_history WHERE user_id = ${userId} ORDER BY timestamp DESC, id DESC LIMIT -1 OFFSET ${SEARCH_RECORDS_KEPT})`;

const knownSearchId = ({ userId, postcode, drivingHours }: SearchEntry, sinceMs: number): SQL =>
  sql`(SELECT id FROM search_history WHERE user_id = ${userId} AND timestamp >= ${sinceMs}
    AND postcode = ${postcode} AND driving_hours = ${drivingHours} ORDER BY timestamp DESC, id DESC LIMIT 1)`;

/** No row if this search has a record at or after `sinceMs`. */
function searchUnlessKnown(entry: SearchEntry, sinceMs: number): SQL {
  const { userId, postcode, drivingHours, nowMs } = entry;
  return rowWhere(
    searchHistory,
    { userId, postcode, drivingHours, timestamp: nowMs },
    sql`WHERE ${knownSearchId(entry, sinceMs)} IS NULL`,
  );
}

/** No row if the latest record has the click already; no postcode if the user has never searched. */
function clickUnlessLatest(userId: number, destinationId: number, nowMs: number): SQL {
  return rowWhere(
    searchHistory,
    {
      userId,
      destinationId,
      postcode: sql`coalesce(latest.postcode, '')`,
      drivingHours: sql`coalesce(latest.driving_hours, 0)`,
      clicked: true,
      timestamp: nowMs,
    },
    sql`FROM destinations LEFT JOIN search_history AS latest ON latest.id = ${latestId(userId)}
      WHERE destinations.id = ${destinationId} AND latest.destination_id IS NOT destinations.id`,
  );
}
