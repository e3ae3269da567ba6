import { isAdmin } from "#app/domain/accounts/account";
import { NO_MARKS, type SiteMarks, type SiteMarkStore } from "#app/services/accounts/ports";
import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client";

type Counts = Pick<SiteMarks, "unreadAlerts" | "pendingSuggestions">;

/** What every page says about the signed-in user, in one statement. */
export function createSiteMarkStore(db: Database): SiteMarkStore {
  return {
    async of(user) {
      const { id } = user;
      const isForAdmin = isAdmin(user);
      const [row] = await db.all<Record<"favoriteIds" | "tripSlugs", string> & Counts>(sql`
        SELECT (SELECT json_group_array(destination_id) FROM (
            SELECT destination_id FROM favorite_destinations WHERE user_id = ${id}
            ORDER BY timestamp DESC, id DESC)) AS favoriteIds,
          (SELECT count(*) FROM alert_messages WHERE user_id = ${id} AND read_at IS NULL) AS unreadAlerts,
          CASE WHEN ${isForAdmin} THEN (SELECT count(*) FROM suggestions WHERE status = 'pending')
            ELSE 0 END AS pendingSuggestions,
          (SELECT json_group_array(slug) FROM trip_stops JOIN destinations ON destinations.id = destination_id
            WHERE user_id = ${id}) AS tripSlugs`);
      const { favoriteIds = "[]", tripSlugs = "[]", ...counts } = row ?? {};
      return {
        ...NO_MARKS,
        ...counts,
        favoriteIds: JSON.parse(favoriteIds) as number[],
        tripSlugs: JSON.parse(tripSlugs) as string[],
      };
    },
  };
}
