import type { DestinationSource } from "#app/services/ports";
import { asc } from "drizzle-orm";
import { toDestination } from "./catalogue-row";
import type { Database } from "../client";
import { destinations } from "../schema";

/** The catalogue in D1. */
export function createDestinationStore(db: Database): DestinationSource {
  return {
    async all() {
      const rows = await db.select().from(destinations).orderBy(asc(destinations.id));
      return rows.map(toDestination);
    },
  };
}
