import { isAdmin } from "#app/domain/accounts/account";
import { NO_MARKS, type SiteMarkStore } from "#app/services/accounts/ports";
import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import type { AccountPart } from "./account-part";

/** What every page says about the signed-in user, in one statement. */
export function createSiteMarkStore(db: Database, parts: readonly AccountPart[]): SiteMarkStore {
  const marks = parts.flatMap((part) => Object.entries(part.marks ?? {}));
  return {
    async of(user) {
      const { id } = user;
      const ofFeatures = marks.map(([name, select]) => sql`, (${select(id)}) AS ${sql.identifier(name)}`);
      const [row = {}] = await db.all<Record<string, string | number>>(sql`
        SELECT (SELECT json_group_array(destination_id) FROM (
            SELECT destination_id FROM favorite_destinations WHERE user_id = ${id}
            ORDER BY timestamp DESC, id DESC)) AS favoriteIds,
          CASE WHEN ${isAdmin(user)} THEN (SELECT count(*) FROM suggestions WHERE status = 'pending')
            ELSE 0 END AS pendingSuggestions${sql.join(ofFeatures)}`);
      const { favoriteIds, pendingSuggestions, ...own } = Object.fromEntries(
        Object.entries(row).map(([name, json]) => [name, JSON.parse(String(json)) as unknown]),
      );
      return {
        favoriteIds: (favoriteIds as number[] | undefined) ?? NO_MARKS.favoriteIds,
        pendingSuggestions: Number(pendingSuggestions ?? 0),
        ofFeatures: own,
      };
    },
  };
}
