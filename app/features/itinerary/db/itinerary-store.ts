import { and, eq, sql } from "drizzle-orm";
import { MOST_STOPS, type Stop } from "#app/features/itinerary/domain/stop";
import type { ItineraryStore } from "#app/features/itinerary/services/ports";
import type { Database } from "#app/db/client";
import { rowWhere } from "#app/db/row-where";
import { destinations } from "#app/db/schema";
import { tripShares, tripStops } from "./tables";

const { arrival, nights, leave, outcode, others, things, stay } = tripStops;
const STOP = { slug: destinations.slug, arrival, nights, leave, outcode, others, things, stay };

export function createItineraryStore(db: Database): ItineraryStore {
  const stops = () =>
    db.select(STOP).from(tripStops).innerJoin(destinations, eq(destinations.id, tripStops.destinationId));
  const tokenOf = (userId: number) =>
    db.select({ token: tripShares.token }).from(tripShares).where(eq(tripShares.userId, userId));
  return {
    stopsOf: (userId) => stops().where(eq(tripStops.userId, userId)),
    async put(userId, stop, nowMs) {
      const { slug, ...given } = stop;
      const row = { ...given, changedAt: nowMs };
      const [saved, places] = await db.batch([
        db
          .insert(tripStops)
          .select(newStop(userId, stop, nowMs))
          .onConflictDoUpdate({ target: [tripStops.userId, tripStops.destinationId], set: row })
          .returning({ id: tripStops.id }),
        db.select({ id: destinations.id }).from(destinations).where(eq(destinations.slug, slug)),
      ]);
      if (saved.length > 0) return "saved";
      return places.length > 0 ? "full" : "not-found";
    },
    async remove(userId, slug) {
      const place = db.select({ id: destinations.id }).from(destinations).where(eq(destinations.slug, slug));
      await db
        .delete(tripStops)
        .where(and(eq(tripStops.userId, userId), eq(tripStops.destinationId, sql`(${place})`)));
    },
    async tokenOf(userId) {
      const [row] = await tokenOf(userId);
      return row?.token ?? null;
    },
    async share(userId, token, nowMs) {
      const [, [row]] = await db.batch([
        db.insert(tripShares).values({ userId, token, createdAt: nowMs }).onConflictDoNothing(),
        tokenOf(userId),
      ]);
      return row?.token ?? token;
    },
    async endSharing(userId) {
      await db.delete(tripShares).where(eq(tripShares.userId, userId));
    },
    async stopsAt(token) {
      const [owners, shared] = await db.batch([
        db.select({ userId: tripShares.userId }).from(tripShares).where(eq(tripShares.token, token)),
        stops()
          .innerJoin(tripShares, eq(tripShares.userId, tripStops.userId))
          .where(eq(tripShares.token, token)),
      ]);
      return owners.length > 0 ? shared : null;
    },
  };
}

/** The statement checks that the place exists and that there is room: two tabs cannot exceed the limit. */
function newStop(userId: number, { slug, ...given }: Stop, nowMs: number) {
  const own = sql`SELECT 1 FROM trip_stops WHERE user_id = ${userId}`;
  const room = sql`(SELECT count(*) FROM trip_stops WHERE user_id = ${userId}) < ${MOST_STOPS}`;
  return rowWhere(
    tripStops,
    { userId, destinationId: sql`destinations.id`, ...given, changedAt: nowMs },
    sql`FROM destinations WHERE slug = ${slug} AND (${room} OR EXISTS (${own} AND destination_id = destinations.id))`,
  );
}
