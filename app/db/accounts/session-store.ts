import type { SessionStore } from "#app/services/accounts/ports";
import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { sessions, users } from "#app/db/schema";
import { noteUse } from "./storage-limit-store";
import { endReplaced, hasPassword, sessionWhere, userColumns } from "./user-store";

/** Keyed by the fingerprint of the token. `quick` has the short limit, for the query before every page. */
export function createSessionStore(db: Database, quick = db): SessionStore {
  const lastSeenAt = sql<number>`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`;
  return {
    async start(proven, session, replacedId) {
      const [started] = await db.batch([
        db
          .insert(sessions)
          .select(sessionWhere(db, session, hasPassword(proven)))
          .returning({ id: sessions.id }),
        endReplaced(db, session, replacedId),
        noteUse(db, db.select({ id: users.id }).from(users).where(hasPassword(proven)), session.createdAt),
      ]);
      return started.length > 0;
    },
    async find(id, nowMs) {
      const rows = await quick
        .select({ user: userColumns, lastSeenAt })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.id, id), gt(sessions.expiresAt, nowMs)));
      return rows[0] ?? null;
    },
    async touch(id, nowMs) {
      await db.update(sessions).set({ lastSeenAt: nowMs }).where(eq(sessions.id, id));
    },
    async openOf(userId, nowMs) {
      const { id, device, createdAt } = sessions;
      return db
        .select({ id, device, createdAt, lastSeenAt })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, nowMs)))
        .orderBy(desc(lastSeenAt));
    },
    async end(id) {
      await db.delete(sessions).where(eq(sessions.id, id));
    },
    async endOf(userId, id) {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },
    async endAllOf(userId) {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },
    async removeExpired(nowMs) {
      await db.delete(sessions).where(lte(sessions.expiresAt, nowMs));
    },
  };
}
