import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { destinations, ownId, ownerId, users } from "#app/db/schema";
import type { Vote } from "#app/features/itinerary/domain/vote";

/** Of a user's own trip (`/trip`), each place at most once. */
export const tripStops = sqliteTable(
  "trip_stops",
  {
    id: ownId(),
    userId: ownerId(),
    destinationId: integer("destination_id")
      .notNull()
      .references(() => destinations.id, { onDelete: "cascade" }),
    /** YYYY-MM-DD. */
    arrival: text("arrival").notNull(),
    nights: integer("nights").notNull(),
    /** Minutes after midnight; null for the usual time. */
    leave: integer("leave"),
    outcode: text("outcode"),
    others: text("others", { mode: "json" }).$type<readonly string[]>().notNull().default([]),
    things: text("things", { mode: "json" }).$type<readonly string[]>().notNull(),
    stay: text("stay"),
    changedAt: integer("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("trip_stops_user_id_destination_id_unique").on(table.userId, table.destinationId),
    index("trip_stops_destination_id_index").on(table.destinationId),
  ],
);

/** The trip can be read there without signing in, until its owner ends the sharing. */
export const tripShares = sqliteTable("trip_shares", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  token: text("token").notNull().unique(),
  createdAt: integer("created_at").notNull(),
});

/** They end with the sharing. */
export const tripVotes = sqliteTable(
  "trip_votes",
  {
    /** Of the trip, not of the voter. */
    userId: integer("user_id")
      .notNull()
      .references(() => tripShares.userId, { onDelete: "cascade" }),
    destinationId: integer("destination_id")
      .notNull()
      .references(() => destinations.id, { onDelete: "cascade" }),
    /** A fingerprint of the browser's cookie for this trip. */
    voter: text("voter").notNull(),
    vote: text("vote").$type<Vote>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.destinationId, table.voter] }),
    index("trip_votes_destination_id_index").on(table.destinationId),
  ],
);
