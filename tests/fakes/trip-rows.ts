import type { Stop } from "#app/features/itinerary/domain/stop";

/** For tests: inserts users and destinations with the ids 1, 2, 3 …, and nothing else. */
export async function seedTrips(
  db: D1Database,
  counts: { users: number; destinations: number },
): Promise<void> {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const user = db.prepare(
    "INSERT INTO users (id, username, username_key, password, created_at) VALUES (?1, 'user' || ?1, 'user' || ?1, '', 1)",
  );
  const destination = db.prepare(
    `INSERT INTO destinations (id, slug, name, postcode, image_url, latitude, longitude, kind, updated_at)
     VALUES (?1, 'place-' || CAST(?1 AS INTEGER), 'Place ' || CAST(?1 AS INTEGER), 'BA1 1AA', '/images/none.svg', 51, -2, 'seaside', 1)`,
  );
  await db.batch([
    ...ids(counts.users).map((id) => user.bind(id)),
    ...ids(counts.destinations).map((id) => destination.bind(id)),
  ]);
}

export async function rowCount(
  db: D1Database,
  table: "favorite_destinations" | "search_history" | "trip_stops" | "trip_shares" | "trip_votes",
): Promise<number> {
  return (await db.prepare(`SELECT count(*) AS count FROM ${table}`).first<number>("count")) ?? 0;
}

/** For tests: a night at a place, from LS6 and M1. */
export const someStop = (change: Partial<Stop> = {}): Stop => ({
  slug: "place-1",
  arrival: "2026-07-18",
  nights: 1,
  leave: 9 * 60 + 15,
  outcode: "LS6",
  others: ["M1"],
  things: ["Castle"],
  stay: "Inn",
  ...change,
});
