import { asc, eq, sql } from "drizzle-orm";
import type { AccountPart } from "#app/db/accounts/account-part";
import type { Database } from "#app/db/client";
import { destinations } from "#app/db/schema";
import { formatClock } from "#app/domain/calendar/clock";
import { isoTime } from "#app/domain/units";
import type { Vote } from "#app/features/itinerary/domain/vote";
import { tripShares, tripStops, tripVotes } from "./tables";

export const tripOfAccount: AccountPart = {
  marks: {
    tripSlugs: (userId) =>
      sql`SELECT json_group_array(slug) FROM trip_stops JOIN destinations ON destinations.id = destination_id
        WHERE user_id = ${userId}`,
  },
  ownData,
};

async function ownData(db: Database, userId: number) {
  const [stops, shares, votes] = await db.batch([
    stopsOf(db, userId),
    db.select().from(tripShares).where(eq(tripShares.userId, userId)),
    votesOf(db, userId),
  ]);
  return {
    trip: stops.map(({ changedAt, leave, ...stop }) => ({
      ...stop,
      leave: leave === null ? null : formatClock(leave),
      changedAt: isoTime(changedAt),
    })),
    tripShared: shares.map(({ createdAt }) => ({ sharedAt: isoTime(createdAt) })),
    tripAnswers: votes,
  };
}

function stopsOf(db: Database, userId: number) {
  const { destinationId, arrival, nights, leave, outcode, others, things, stay, changedAt } = tripStops;
  return db
    .select({ name: destinations.name, arrival, nights, leave, outcode, others, things, stay, changedAt })
    .from(tripStops)
    .innerJoin(destinations, eq(destinations.id, destinationId))
    .where(eq(tripStops.userId, userId))
    .orderBy(asc(arrival));
}

function votesOf(db: Database, userId: number) {
  // Each has a name of its own, because a batch returns rows by name.
  const said = (vote: Vote) => sql<number>`count(*) FILTER (WHERE ${tripVotes.vote} = ${vote})`.as(vote);
  return db
    .select({ name: destinations.name, yes: said("yes"), no: said("no") })
    .from(tripVotes)
    .innerJoin(destinations, eq(destinations.id, tripVotes.destinationId))
    .where(eq(tripVotes.userId, userId))
    .groupBy(destinations.id);
}
