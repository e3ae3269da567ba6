import type { SessionStore } from "#app/services/accounts/ports";
import { and, eq, gt, inArray, lte, or } from "drizzle-orm";
import type { Database } from "./client";
import { sessions, users } from "./schema";
import { userColumns } from "./user-store";

/** Expired rows that one log-in clears away: enough to keep up, too few to be felt. */
const EXPIRED_AT_ONCE = 50;

/** The sessions in D1, each under its token's fingerprint. */
export function createSessionStore(db: Database): SessionStore {
  return {
    async start(userId, session, replacedId) {
      const expired = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(lte(sessions.expiresAt, session.createdAt))
        .limit(EXPIRED_AT_ONCE);
      const isOver = inArray(sessions.id, expired);
      await db.batch([
        db.delete(sessions).where(replacedId === null ? isOver : or(isOver, eq(sessions.id, replacedId))),
        db.insert(sessions).values({ ...session, userId }),
      ]);
    },
    async userOf(id, nowMs) {
      const rows = await db
        .select(userColumns)
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.id, id), gt(sessions.expiresAt, nowMs)));
      return rows[0] ?? null;
    },
    async end(id) {
      await db.delete(sessions).where(eq(sessions.id, id));
    },
  };
}
