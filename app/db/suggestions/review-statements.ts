import { CONVERTED_NOTE, REVIEW_STEPS } from "#app/domain/suggestions/review";
import type { Review } from "#app/services/suggestions/ports";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { rowWhere } from "#app/db/row-where";
import { auditLog, destinations, suggestions } from "#app/db/schema";

/** The admin's note stays above the words of the conversion. */
export const noteOfConversion = sql<string>`coalesce(nullif(${suggestions.adminNotes}, '') || char(10), '') || ${CONVERTED_NOTE}`;

const notesAfter = ({ adminNotes, status }: Review) =>
  adminNotes === undefined && status === "converted" ? noteOfConversion : adminNotes;

/** For one batch: both require the status that the step starts from, so that both apply or neither. */
export function reviewStatements(db: Database, review: Review) {
  const standsThere = beginningOf(review);
  const { status, reviewer, nowMs } = review;
  const notes = notesAfter(review);
  return {
    record: db.insert(auditLog).select(auditRow(review)),
    step: db
      .update(suggestions)
      .set({
        status,
        ...(notes === undefined ? {} : { adminNotes: notes }),
        reviewedBy: reviewer.id,
        reviewedAt: nowMs,
        updatedAt: sql`max(${nowMs}, ${suggestions.updatedAt} + 1)`,
      })
      .where(standsThere)
      .returning(),
  };
}

function beginningOf({ id, status }: Pick<Review, "id" | "status">) {
  const { from, onlyType, needsDestination } = REVIEW_STEPS[status];
  return and(
    eq(suggestions.id, id),
    eq(suggestions.status, from),
    onlyType === null ? undefined : eq(suggestions.type, onlyType),
    needsDestination ? hasBecomeOne : undefined,
  );
}

/** Without a link: a client may make the destination and review the suggestion in separate calls. */
const hasBecomeOne = sql`EXISTS (
  SELECT 1 FROM ${destinations} INNER JOIN ${auditLog} ON ${auditLog.subjectId} = ${destinations.id}
  WHERE ${auditLog.action} = 'destination.create' AND ${auditLog.at} >= ${suggestions.createdAt}
    AND ${destinations.sourceSuggestionId} IS NULL)`;

function auditRow(review: Review) {
  const { id, status, reviewer, nowMs } = review;
  const { name, status: before, adminNotes: notesBefore } = suggestions;
  const notes = notesAfter(review);
  const row = {
    userId: reviewer.id,
    username: reviewer.username,
    action: REVIEW_STEPS[status].action,
    subjectId: id,
    at: nowMs,
    before: sql`json_object('name', ${name}, 'status', ${before}, 'adminNotes', ${notesBefore})`,
    after: sql`json_object('name', ${name}, 'status', ${status}, 'adminNotes', ${notes === undefined ? notesBefore : notes})`,
  };
  return rowWhere(auditLog, row, sql`FROM ${suggestions} WHERE ${beginningOf(review)}`);
}
