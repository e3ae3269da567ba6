import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { destinations, ownId, ownerId, users } from "#app/db/schema";

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
