import type { RefreshRunStore } from "#app/services/weather/ports";
import { and, desc, eq, isNull, lte } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { leases, refreshRuns } from "#app/db/schema";

const LEASE_NAME = "weather-refresh";

export function createRefreshRunStore(db: Database): RefreshRunStore {
  const giveBack = (holder: string) =>
    db.delete(leases).where(and(eq(leases.name, LEASE_NAME), eq(leases.holder, holder)));
  return {
    async acquireLease(holder, nowMs, expiresAt) {
      const taken = await db
        .insert(leases)
        .values({ name: LEASE_NAME, holder, expiresAt })
        .onConflictDoUpdate({
          target: leases.name,
          set: { holder, expiresAt },
          setWhere: lte(leases.expiresAt, nowMs),
        })
        .returning({ name: leases.name });
      return taken.length > 0;
    },
    async renewLease(holder, expiresAt) {
      await db
        .update(leases)
        .set({ expiresAt })
        .where(and(eq(leases.name, LEASE_NAME), eq(leases.holder, holder)));
    },
    async begin(run) {
      const [, begun] = await db.batch([
        db
          .update(refreshRuns)
          .set({ outcome: "abandoned", endedAt: run.startedAt })
          .where(isNull(refreshRuns.endedAt)),
        db.insert(refreshRuns).values(run).onConflictDoNothing().returning({ id: refreshRuns.id }),
      ]);
      return begun[0]?.id ?? null;
    },
    async finish(runId, holder, run) {
      await db.batch([db.update(refreshRuns).set(run).where(eq(refreshRuns.id, runId)), giveBack(holder)]);
    },
    async releaseLease(holder) {
      await giveBack(holder);
    },
    async latest(limit) {
      return db.select().from(refreshRuns).orderBy(desc(refreshRuns.startedAt)).limit(limit);
    },
  };
}
