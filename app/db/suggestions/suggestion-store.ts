import { DAY_MS } from "#app/domain/units";
import { SUGGESTION_STATUSES, type SuggestionStatus } from "#app/domain/suggestions/suggestion";
import type {
  Submission,
  SubmissionLimits,
  SuggestionPage,
  SuggestionStore,
} from "#app/services/suggestions/ports";
import { type SQL, and, count, desc, eq, getTableColumns, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { rowWhere } from "#app/db/row-where";
import { suggestions, users } from "#app/db/schema";
import { reviewStatements } from "./review-statements";

const newestFirst = [desc(suggestions.createdAt), desc(suggestions.id)];

export function createSuggestionStore(db: Database): SuggestionStore {
  return {
    async submit(submission, limits) {
      const same = sameAs(submission, limits);
      const [, found] = await db.batch([
        db.insert(suggestions).select(newRow(submission, limits)),
        db
          .select()
          .from(suggestions)
          .where(same)
          .orderBy(...newestFirst)
          .limit(1),
      ]);
      return found[0] ?? "too-many";
    },
    async find(id) {
      const [row] = await withSubmitters(db).where(eq(suggestions.id, id));
      return row ?? null;
    },
    async ofUser(userId, limit) {
      const own = db.select().from(suggestions).where(eq(suggestions.userId, userId));
      return own.orderBy(...newestFirst).limit(limit);
    },
    async list({ status, limit, offset }) {
      const [rows, counted] = await db.batch([
        withSubmitters(db)
          .where(status === null ? undefined : eq(suggestions.status, status))
          .orderBy(...newestFirst)
          .limit(limit)
          .offset(offset),
        db
          .select({ status: suggestions.status, rows: count() })
          .from(suggestions)
          .groupBy(suggestions.status),
      ]);
      return { suggestions: rows, counts: countsOf(counted) };
    },
    async review(review) {
      const { record, step } = reviewStatements(db, review);
      const [, reviewed] = await db.batch([record, step]);
      return reviewed[0] ?? null;
    },
  };
}

function withSubmitters(db: Database) {
  return db
    .select({ ...getTableColumns(suggestions), submitterName: users.username })
    .from(suggestions)
    .leftJoin(users, eq(users.id, suggestions.userId));
}

function countsOf(counted: readonly { status: SuggestionStatus; rows: number }[]): SuggestionPage["counts"] {
  const rowsOf = (status: SuggestionStatus) => counted.find((group) => group.status === status)?.rows ?? 0;
  const counts = SUGGESTION_STATUSES.map((status) => [status, rowsOf(status)] as const);
  return Object.fromEntries(counts) as SuggestionPage["counts"];
}

function sameAs({ userId, content, nowMs }: Submission, { repeatMs }: SubmissionLimits): SQL | undefined {
  const columns = getTableColumns(suggestions);
  const fields = Object.entries(content).map(
    ([field, value]) => sql`${columns[field as keyof typeof content]} IS ${plainValue(value)}`,
  );
  return and(eq(suggestions.userId, userId), gt(suggestions.createdAt, nowMs - repeatMs), ...fields);
}

/** No row if it exists or too many were sent: checked here, so that of two requests only one passes. */
function newRow(submission: Submission, limits: SubmissionLimits): SQL {
  const { userId, content, nowMs } = submission;
  const row = { ...content, userId, status: "pending" as const, createdAt: nowMs, updatedAt: nowMs };
  const sameRows = sql`SELECT 1 FROM ${suggestions} WHERE ${sameAs(submission, limits)}`;
  const ofToday = and(eq(suggestions.userId, userId), gt(suggestions.createdAt, nowMs - DAY_MS));
  return rowWhere(
    suggestions,
    row,
    sql`WHERE NOT EXISTS (${sameRows})
      AND (SELECT count(*) FROM ${suggestions} WHERE ${ofToday}) < ${limits.perDay}`,
  );
}

/** D1 stores a boolean as a number. */
function plainValue(value: unknown): unknown {
  return typeof value === "boolean" ? Number(value) : (value ?? null);
}
