import type { AuditRecord } from "#app/domain/catalogue/audit";
import { CONVERTED_NOTE } from "#app/domain/suggestions/review";
import type { NewDestination, SuggestionConverter } from "#app/services/catalogue/ports";
import { and, eq, sql } from "drizzle-orm";
import { creationOf, recordWhere } from "./audit-store";
import { toColumns, toDestination, isSlugTaken } from "./catalogue-row";
import type { Database } from "#app/db/client";
import { noteOfConversion } from "#app/db/suggestions/review-statements";
import { rowWhere } from "#app/db/row-where";
import { destinations, suggestions } from "#app/db/schema";

export function createSuggestionConverter(db: Database): SuggestionConverter {
  return {
    async convert(suggestionId, destination) {
      try {
        const { created, row } = await convertInOneBatch(db, suggestionId, destination);
        if (row) return { created, destination: toDestination(row) };
      } catch (error) {
        if (isSlugTaken(error)) return "slug-taken";
        throw error;
      }
      const [known] = await db
        .select({ id: suggestions.id })
        .from(suggestions)
        .where(eq(suggestions.id, suggestionId));
      return known ? "suggestion-not-convertible" : "suggestion-not-found";
    },
  };
}

async function convertInOneBatch(db: Database, suggestionId: number, destination: NewDestination) {
  const { entry, nowMs, author } = destination;
  const itsDestination = eq(destinations.sourceSuggestionId, suggestionId);
  const isMade = sql`EXISTS (SELECT 1 FROM destinations WHERE ${itsDestination})`;
  const isApproved = and(eq(suggestions.id, suggestionId), eq(suggestions.status, "approved"));
  const review = {
    status: "converted",
    adminNotes: noteOfConversion,
    reviewedBy: author.id,
    reviewedAt: nowMs,
  } as const;
  const [inserted, , , , rows] = await db.batch([
    insertFromSuggestion(db, suggestionId, destination),
    recordWhere(db, creationOf(destination), newlyMadeFrom(suggestionId), sql`destinations.id`),
    recordWhere(
      db,
      conversionOf(suggestionId, destination),
      sql`FROM suggestions WHERE ${isApproved} AND ${isMade}`,
    ),
    db
      .update(suggestions)
      .set({ ...review, updatedAt: nowMs })
      .where(and(isApproved, isMade)),
    db.select().from(destinations).where(itsDestination),
  ]);
  return { created: inserted.some(({ slug }) => slug === entry.slug), row: rows[0] };
}

function insertFromSuggestion(db: Database, suggestionId: number, { entry, nowMs }: NewDestination) {
  const row = { ...toColumns(entry), slug: entry.slug, updatedAt: nowMs, sourceSuggestionId: suggestionId };
  return db
    .insert(destinations)
    .select(
      rowWhere(
        destinations,
        row,
        sql`FROM suggestions WHERE id = ${suggestionId} AND status = 'approved' AND type = 'location'`,
      ),
    )
    .onConflictDoNothing({ target: destinations.sourceSuggestionId })
    .returning({ slug: destinations.slug });
}

/** If its creation has no record yet. Ids are never reused. */
const newlyMadeFrom = (suggestionId: number) => sql`FROM destinations
  WHERE source_suggestion_id = ${suggestionId} AND NOT EXISTS (
    SELECT 1 FROM audit_log WHERE action = 'destination.create' AND subject_id = destinations.id)`;

function conversionOf(suggestionId: number, { entry, nowMs, author }: NewDestination): AuditRecord {
  const record = { author, action: "suggestion.convert" as const, subjectId: suggestionId, at: nowMs };
  return {
    ...record,
    before: { name: entry.name, status: "approved" },
    after: { name: entry.name, status: "converted", adminNotes: CONVERTED_NOTE },
  };
}
