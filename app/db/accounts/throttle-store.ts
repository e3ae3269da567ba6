import type { ThrottleStore } from "#app/services/accounts/ports";
import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { signInAttempts as attempts } from "#app/db/schema";

export function createThrottleStore(db: Database): ThrottleStore {
  return {
    async count(subjects, nowMs) {
      const hasEnded = sql`${attempts.endsAt} <= ${nowMs}`;
      const rows = await db
        .insert(attempts)
        .values(subjects.map(({ subject, windowMs }) => ({ subject, endsAt: nowMs + windowMs, count: 1 })))
        .onConflictDoUpdate({
          target: attempts.subject,
          set: {
            count: sql`CASE WHEN ${hasEnded} THEN 1 ELSE ${attempts.count} + 1 END`,
            endsAt: sql`CASE WHEN ${hasEnded} THEN excluded.ends_at ELSE ${attempts.endsAt} END`,
          },
        })
        .returning();
      const windows = new Map(rows.map(({ subject, endsAt, count }) => [subject, { endsAt, count }]));
      return subjects.map(
        ({ subject, windowMs }) => windows.get(subject) ?? { endsAt: nowMs + windowMs, count: 1 },
      );
    },
    async takeBack(subjects) {
      await db
        .update(attempts)
        .set({ count: sql`${attempts.count} - 1` })
        .where(and(inArray(attempts.subject, [...subjects]), gt(attempts.count, 0)));
    },
    async forget(subject) {
      await db.delete(attempts).where(eq(attempts.subject, subject));
    },
    async removeEnded(nowMs) {
      await db.delete(attempts).where(lte(attempts.endsAt, nowMs));
    },
  };
}
