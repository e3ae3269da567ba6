import { ADMIN_USERNAME } from "#app/domain/accounts/account";
import { dayOfUse } from "#app/domain/accounts/storage-limits";
import { DAY_MS } from "#app/domain/units";
import type { StorageLimitStore } from "#app/services/accounts/ports";
import { type SQLWrapper, and, asc, eq, inArray, isNotNull, isNull, lt, ne, not, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { searchHistory, users } from "#app/db/schema";
import type { AccountPart } from "./account-part";
import { forgetPeople } from "./user-store";

/** Two daily runs, so that one may fail. */
const USED_WITHIN_MS = 2 * DAY_MS;

export function createStorageLimitStore(db: Database, parts: readonly AccountPart[]): StorageLimitStore {
  const isNoticed = sql`coalesce(${users.unusedNoticeAt}, 0) > ${users.lastSeenAt}`;
  const isUnused = (before: number) =>
    and(lt(users.lastSeenAt, before), ne(users.usernameKey, ADMIN_USERNAME));
  return {
    async noteUses(nowMs) {
      const others = parts.flatMap(({ usedSince }) => usedSince?.(db, nowMs - USED_WITHIN_MS) ?? []);
      await db.batch([
        db
          .update(users)
          .set({ lastSeenAt: dayOfUse(nowMs) })
          .where(isNull(users.lastSeenAt)),
        ...others.map((owners) => noteUse(db, owners, nowMs)),
      ]);
    },
    async removeSearches(before) {
      const removed = await db.delete(searchHistory).where(lt(searchHistory.timestamp, before)).run();
      return removed.meta.changes;
    },
    async unnoticed(unusedBefore, most) {
      const rows = await db
        .select({ userId: users.id, email: users.email })
        .from(users)
        .where(and(isUnused(unusedBefore), isNotNull(users.emailConfirmedAt), not(isNoticed)))
        .orderBy(asc(users.id))
        .limit(most);
      return rows.flatMap(({ userId, email }) => (email === null ? [] : [{ userId, email }]));
    },
    async keepNotice(userId, nowMs) {
      const kept = await db
        .update(users)
        .set({ unusedNoticeAt: dayOfUse(nowMs) })
        .where(and(eq(users.id, userId), not(isNoticed)))
        .returning({ id: users.id });
      return kept.length > 0;
    },
    async withdrawNotice(userId) {
      await db.update(users).set({ unusedNoticeAt: null }).where(eq(users.id, userId));
    },
    async removeUnused({ unusedBefore, noticedBefore, deletedBefore }, most) {
      const isOver = or(
        and(isNoticed, lt(users.unusedNoticeAt, noticedBefore)),
        and(not(isNoticed), lt(users.lastSeenAt, deletedBefore)),
      );
      const over = db
        .select({ id: users.id })
        .from(users)
        .where(and(isUnused(unusedBefore), isOver))
        .orderBy(asc(users.id))
        .limit(most);
      const [, , removed] = await db.batch([
        ...forgetPeople(db, over),
        db.delete(users).where(inArray(users.id, over)).returning({ id: users.id }),
      ]);
      return removed.length;
    },
  };
}

/** `owners` are ids, as a subquery or a list. */
export const noteUse = (db: Database, owners: SQLWrapper | number[], nowMs: number) =>
  db
    .update(users)
    .set({ lastSeenAt: dayOfUse(nowMs) })
    .where(and(inArray(users.id, owners), sql`coalesce(${users.lastSeenAt}, 0) < ${dayOfUse(nowMs)}`));
