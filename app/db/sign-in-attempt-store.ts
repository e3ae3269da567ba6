import { ATTEMPT_WINDOW_MS } from "#app/domain/account-throttle";
import type { SignInAttemptStore } from "#app/services/accounts/ports";
import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "./client";
import { signInAttempts as attempts } from "./schema";

/** Windows that have ended and that one attempt clears away: a flood of names is gone soon after it. */
const ENDED_AT_ONCE = 20;

/** Counts of sign-in attempts in D1, one row a subject. */
export function createSignInAttemptStore(db: Database): SignInAttemptStore {
  const takeOneBack = (subject: string) =>
    db
      .update(attempts)
      .set({ count: sql`${attempts.count} - 1` })
      .where(and(eq(attempts.subject, subject), gt(attempts.count, 0)));
  return {
    async count(subjects, nowMs) {
      const lastEndedStart = nowMs - ATTEMPT_WINDOW_MS;
      const ended = db
        .select({ subject: attempts.subject })
        .from(attempts)
        .where(lte(attempts.windowStart, lastEndedStart))
        .limit(ENDED_AT_ONCE);
      const hasEnded = sql`${attempts.windowStart} <= ${lastEndedStart}`;
      const [, rows] = await db.batch([
        db.delete(attempts).where(inArray(attempts.subject, ended)),
        db
          .insert(attempts)
          .values(subjects.map((subject) => ({ subject, windowStart: nowMs, count: 1 })))
          .onConflictDoUpdate({
            target: attempts.subject,
            set: {
              count: sql`CASE WHEN ${hasEnded} THEN 1 ELSE ${attempts.count} + 1 END`,
              windowStart: sql`CASE WHEN ${hasEnded} THEN ${nowMs} ELSE ${attempts.windowStart} END`,
            },
          })
          .returning(),
      ]);
      const windows = new Map(
        rows.map(({ subject, windowStart, count }) => [subject, { startedAt: windowStart, count }]),
      );
      return subjects.map((subject) => windows.get(subject) ?? { startedAt: nowMs, count: 1 });
    },
    async takeBack(subject) {
      await takeOneBack(subject);
    },
    async forgive(accountSubject, addressSubject) {
      await db.batch([
        db.delete(attempts).where(eq(attempts.subject, accountSubject)),
        takeOneBack(addressSubject),
      ]);
    },
  };
}
