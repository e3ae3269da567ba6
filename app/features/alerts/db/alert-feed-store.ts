import type { AlertFeedStore } from "#app/features/alerts/services/ports";
import { eq } from "drizzle-orm";
import { noteUse } from "#app/db/accounts/storage-limit-store";
import type { Database } from "#app/db/client";
import { alertFeeds } from "./tables";

export function createAlertFeedStore(db: Database): AlertFeedStore {
  const { userId: owner, token } = alertFeeds;
  return {
    async tokenOf(userId) {
      const [row] = await db.select({ token }).from(alertFeeds).where(eq(owner, userId));
      return row?.token ?? null;
    },
    async ownerOf(given, nowMs) {
      const find = db.select({ owner }).from(alertFeeds).where(eq(token, given));
      const [[row]] = await db.batch([find, noteUse(db, find, nowMs)]);
      return row?.owner ?? null;
    },
    async replace(userId, newToken, nowMs) {
      const row = { token: newToken, createdAt: nowMs };
      await db
        .insert(alertFeeds)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: owner, set: row });
    },
    async remove(userId) {
      await db.delete(alertFeeds).where(eq(owner, userId));
    },
  };
}
