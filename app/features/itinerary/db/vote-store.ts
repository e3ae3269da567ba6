import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { destinations } from "#app/db/schema";
import { MOST_VOTERS, type Vote } from "#app/features/itinerary/domain/vote";
import type { VoteStore } from "#app/features/itinerary/services/ports";
import { tripShares, tripVotes } from "./tables";

/** Only for a place of the trip, and while there is room for another voter. */
const PUT = `
  INSERT INTO trip_votes (user_id, destination_id, voter, vote)
  SELECT trip_shares.user_id, destinations.id, ?3, ?4
  FROM trip_shares
  JOIN trip_stops ON trip_stops.user_id = trip_shares.user_id
  JOIN destinations ON destinations.id = trip_stops.destination_id
  WHERE trip_shares.token = ?1 AND destinations.slug = ?2 AND ${MOST_VOTERS} > (
    SELECT count(DISTINCT voter) FROM trip_votes WHERE user_id = trip_shares.user_id AND voter <> ?3)
  ON CONFLICT (user_id, destination_id, voter) DO UPDATE SET vote = excluded.vote`;

export function createVoteStore(db: Database): VoteStore {
  return {
    async put({ token, slug, voter, vote }) {
      const { meta } = await db.$client.prepare(PUT).bind(token, slug, voter, vote).run();
      return meta.changes > 0;
    },
    votesAt: (token, voter) =>
      db
        .select({
          slug: destinations.slug,
          yes: sql<number>`count(*) FILTER (WHERE ${tripVotes.vote} = 'yes')`,
          all: sql<number>`count(*)`,
          own: sql<Vote | null>`max(${tripVotes.vote}) FILTER (WHERE ${tripVotes.voter} = ${voter})`,
        })
        .from(tripVotes)
        .innerJoin(destinations, eq(destinations.id, tripVotes.destinationId))
        .innerJoin(tripShares, and(eq(tripShares.userId, tripVotes.userId), eq(tripShares.token, token)))
        .groupBy(destinations.slug),
  };
}
