import type { RefreshRecords } from "#app/services/weather/ports";
import type { Database } from "../client";
import { auditLog } from "../schema";

/** Who asked for a refresh, in the record of changes. */
export function createRefreshRecordStore(db: Database): RefreshRecords {
  return {
    async record({ author, destination, at }) {
      await db.insert(auditLog).values({
        userId: author.id,
        username: author.username,
        action: "weather.refresh",
        subjectId: destination?.id ?? null,
        at,
        after: { name: destination?.name ?? "All destinations" },
      });
    },
  };
}
