import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { destinations, openFacts } from "#app/db/schema";
import type { PublishableSource } from "#app/services/weather/ports";
import { toDestination } from "./catalogue-row";

/** With the open data from `catalogue/facts`, in one statement. */
export function createPublishableSource(db: Database): PublishableSource {
  return {
    async all() {
      const rows = await db
        .select({ row: destinations, facts: openFacts.facts })
        .from(destinations)
        .leftJoin(openFacts, eq(openFacts.slug, destinations.slug))
        .orderBy(asc(destinations.id));
      return rows.map(({ row, facts }) => ({ ...toDestination(row), ...(facts && { openFacts: facts }) }));
    },
  };
}
