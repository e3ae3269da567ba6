import type { FavoriteStore } from "#app/services/favorites/ports";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { rowWhere } from "#app/db/row-where";
import { favoriteDestinations } from "#app/db/schema";

export function createFavoriteStore(db: Database): FavoriteStore {
  const saved = (userId: number, destinationId: number) =>
    and(eq(favoriteDestinations.userId, userId), eq(favoriteDestinations.destinationId, destinationId));
  return {
    async list(userId) {
      return db
        .select({
          id: favoriteDestinations.id,
          destinationId: favoriteDestinations.destinationId,
          createdAt: favoriteDestinations.timestamp,
        })
        .from(favoriteDestinations)
        .where(eq(favoriteDestinations.userId, userId))
        .orderBy(desc(favoriteDestinations.timestamp), desc(favoriteDestinations.id));
    },
    async add(userId, destinationId, nowMs) {
      const { id } = favoriteDestinations;
      const row = { userId, destinationId, timestamp: nowMs };
      const [inserted, rows] = await db.batch([
        db
          .insert(favoriteDestinations)
          // From destinations, so that the same statement checks that the place exists.
          .select(rowWhere(favoriteDestinations, row, sql`FROM destinations WHERE id = ${destinationId}`))
          .onConflictDoNothing()
          .returning({ id }),
        db.select({ id }).from(favoriteDestinations).where(saved(userId, destinationId)),
      ]);
      if (inserted.length > 0) return "created";
      return rows.length > 0 ? "existing" : "not-found";
    },
    async remove(userId, destinationId) {
      const removed = await db
        .delete(favoriteDestinations)
        .where(saved(userId, destinationId))
        .returning({ id: favoriteDestinations.id });
      return removed.length > 0;
    },
  };
}
