import type { SiteMarkStore } from "#app/services/accounts/ports";
import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client";

/** What every page says about the signed-in user, in one statement. */
export function createSiteMarkStore(db: Database): SiteMarkStore {
  return {
    async of(userId) {
      const rows = await db.all<{ favoriteIds: string; unreadAlerts: number; tripSlugs: string }>(sql`
        SELECT (SELECT json_group_array(destination_id) FROM (
            SELECT destination_id FROM favorite_destinations WHERE user_id = ${userId}
            ORDER BY timestamp DESC, id DESC)) AS favoriteIds,
          (SELECT count(*) FROM alert_messages WHERE user_id = ${userId} AND read_at IS NULL) AS unreadAlerts,
          (SELECT json_group_array(slug) FROM trip_stops JOIN destinations ON destinations.id = destination_id
            WHERE user_id = ${userId}) AS tripSlugs`);
      const [
        { favoriteIds, unreadAlerts, tripSlugs } = { favoriteIds: "[]", unreadAlerts: 0, tripSlugs: "[]" },
      ] = rows;
      return {
        favoriteIds: JSON.parse(favoriteIds) as number[],
        unreadAlerts,
        tripSlugs: JSON.parse(tripSlugs) as string[],
      };
    },
  };
}
