import type { OwnRecordStore } from "#app/services/accounts/ports";
import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client";
import type { AccountPart } from "./account-part";
import {
  auditLog,
  destinations,
  favoriteDestinations,
  recoveryLinks,
  searchHistory,
  sessions,
  suggestions,
} from "#app/db/schema";

export function createOwnRecordStore(db: Database, parts: readonly AccountPart[]): OwnRecordStore {
  return {
    async recordsOf(userId) {
      const [[favorites, searches, suggested, open, recoveries, changes], ...ofFeatures] = await Promise.all([
        db.batch([
          favoritesOf(db, userId),
          searchesOf(db, userId),
          suggestionsOf(db, userId),
          sessionsOf(db, userId),
          recoveryLinksOf(db, userId),
          changesOf(db, userId),
        ]),
        ...parts.map(({ ownData }) => ownData?.(db, userId) ?? Promise.resolve({})),
      ]);
      return {
        favorites,
        searchHistory: searches,
        suggestions: suggested.map(ownFields),
        sessions: open,
        recoveryLinks: recoveries,
        changes,
        ofFeatures: Object.fromEntries(ofFeatures.flatMap((lists) => Object.entries(lists))),
      };
    },
  };
}

function favoritesOf(db: Database, userId: number) {
  const { destinationId, timestamp } = favoriteDestinations;
  return db
    .select({ destinationId, name: destinations.name, timestamp })
    .from(favoriteDestinations)
    .innerJoin(destinations, eq(destinations.id, destinationId))
    .where(eq(favoriteDestinations.userId, userId))
    .orderBy(asc(timestamp));
}

function searchesOf(db: Database, userId: number) {
  const { destinationId, postcode, drivingHours, clicked, timestamp } = searchHistory;
  return db
    .select({ destinationId, postcode, drivingHours, clicked, timestamp })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(asc(timestamp));
}

function suggestionsOf(db: Database, userId: number) {
  return db
    .select()
    .from(suggestions)
    .where(eq(suggestions.userId, userId))
    .orderBy(asc(suggestions.createdAt));
}

/** The author is the user themselves, and the reviewer's id is the reviewer's data. */
const LEFT_OUT = new Set(["userId", "reviewedBy"]);

function ownFields(row: typeof suggestions.$inferSelect) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.has(name)));
}

/** Without ids, because an id is the hash of the secret that keeps a browser signed in. */
function sessionsOf(db: Database, userId: number) {
  const { createdAt, expiresAt, device, lastSeenAt } = sessions;
  return db
    .select({ createdAt, expiresAt, device, lastSeenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(createdAt));
}

function recoveryLinksOf(db: Database, userId: number) {
  const { createdAt, expiresAt } = recoveryLinks;
  return db
    .select({ createdAt, expiresAt })
    .from(recoveryLinks)
    .where(eq(recoveryLinks.userId, userId))
    .orderBy(asc(createdAt));
}

function changesOf(db: Database, userId: number) {
  const { action, subjectId, at } = auditLog;
  return db
    .select({ action, subjectId, at })
    .from(auditLog)
    .where(eq(auditLog.userId, userId))
    .orderBy(asc(at));
}
