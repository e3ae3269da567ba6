import type { Destination } from "#app/domain/catalogue";
import type { DestinationSource } from "#app/services/ports";
import { asc } from "drizzle-orm";
import type { Database } from "./client";
import { destinations } from "./schema";

/** The catalogue in D1. */
export function createDestinationStore(db: Database): DestinationSource {
  return {
    async all() {
      const rows = await db.select().from(destinations).orderBy(asc(destinations.id));
      return rows.map(toDestination);
    },
  };
}

/** Names what may leave the table: a new column stays inside until it is added here. */
function toDestination(row: typeof destinations.$inferSelect): Destination {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    postcode: row.postcode,
    latitude: row.latitude,
    longitude: row.longitude,
    region: row.region,
    kind: row.kind,
    imageUrl: row.imageUrl,
    description: row.description,
    featured: row.featured,
    ...(row.specialOffer === null ? {} : { specialOffer: row.specialOffer }),
    ...(row.partnershipCode === null ? {} : { partnershipCode: row.partnershipCode }),
    activities: row.activities,
    hotels: row.hotels,
    campsites: row.campsites,
    updatedAt: row.updatedAt,
  };
}
