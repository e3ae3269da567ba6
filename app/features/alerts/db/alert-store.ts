import type { AlertMessage, AlertStore, OwnAlert } from "#app/features/alerts/services/ports";
import type { AlertTiming, AlertWish } from "#app/features/alerts/domain/alert";
import type { LondonDate } from "#app/domain/calendar/clock";
import { and, asc, desc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { rowWhere } from "#app/db/row-where";
import { alertMessages, alerts } from "./tables";

/** Uncorrected news of today or later. Drizzle omits the table's name in queries of one table. */
const standsFor = (today: LondonDate) =>
  sql<number>`exists (
    SELECT 1 FROM alert_messages AS news WHERE news.alert_id = alerts.id AND news.date >= ${today}
    AND news.kind = 'news' AND NOT exists (
      SELECT 1 FROM alert_messages AS correction WHERE correction.alert_id = news.alert_id
      AND correction.date = news.date AND correction.destination_id = news.destination_id
      AND correction.kind = 'correction' AND correction.created_at >= news.created_at))`;

const ownWish = (userId: number, wished: AlertWish) =>
  and(
    eq(alerts.userId, userId),
    ...(["search", "kind", "threshold", "weekdays"] as const).map((field) =>
      eq(alerts[field], wished[field]),
    ),
  );

const own = (userId: number, alertId: number) => and(eq(alerts.userId, userId), eq(alerts.id, alertId));

/** Each statement checks the owner. */
export function createAlertStore(db: Database): AlertStore {
  const { id, search, kind, threshold, weekdays, isPaused, isStale } = alerts;
  const wish = { search, kind, threshold, weekdays };
  const select = (today: LondonDate) =>
    db.select({ id, ...wish, isPaused, isStale, hasNewsOfComingDay: standsFor(today) }).from(alerts);
  type Row = Awaited<ReturnType<typeof select>>[number];
  const ownAlert = (row: Row): OwnAlert => ({ ...row, hasNewsOfComingDay: row.hasNewsOfComingDay === 1 });

  return {
    async list(userId, today) {
      const rows = await select(today).where(eq(alerts.userId, userId)).orderBy(asc(alerts.id));
      return rows.map(ownAlert);
    },
    async find(userId, alertId, today) {
      const [row] = await select(today).where(own(userId, alertId));
      return row ? ownAlert(row) : null;
    },
    async add(userId, wished, most, nowMs) {
      const sameWish = ownWish(userId, wished);
      const isNewWithRoom = sql`WHERE NOT exists (SELECT 1 FROM alerts WHERE ${sameWish})
        AND (SELECT count(*) FROM alerts WHERE user_id = ${userId}) < ${most}`;
      const [kept, added] = await db.batch([
        db.update(alerts).set({ isPaused: false }).where(sameWish).returning({ id: alerts.id }),
        db
          .insert(alerts)
          .select(rowWhere(alerts, { ...wished, userId, createdAt: nowMs }, isNewWithRoom))
          .returning({ id: alerts.id }),
      ]);
      return kept.length + added.length > 0;
    },
    change: (userId, alertId, timing) => changeAlert(db, userId, alertId, timing),
    async setPaused(userId, alertId, isPaused) {
      const changed = await db
        .update(alerts)
        .set({ isPaused })
        .where(own(userId, alertId))
        .returning({ id: alerts.id });
      return changed.length > 0;
    },
    async remove(userId, alertId) {
      const removed = await db.delete(alerts).where(own(userId, alertId)).returning({ id: alerts.id });
      return removed.length > 0;
    },
    ...readMessages(db),
  };
}

async function changeAlert(
  db: Database,
  userId: number,
  alertId: number,
  timing: AlertTiming,
): ReturnType<AlertStore["change"]> {
  const { kind, threshold, weekdays } = timing;
  // Two changes may arrive at once.
  const isFree = sql`NOT exists (SELECT 1 FROM alerts AS twin WHERE twin.user_id = alerts.user_id
    AND twin.id <> alerts.id AND twin.search = alerts.search
    AND (twin.kind, twin.threshold, twin.weekdays) = (${kind}, ${threshold}, ${weekdays}))`;
  const [changed, there] = await db.batch([
    db
      .update(alerts)
      .set({ kind, threshold, weekdays })
      .where(and(own(userId, alertId), isFree))
      .returning({ id: alerts.id }),
    db.select({ id: alerts.id }).from(alerts).where(own(userId, alertId)),
  ]);
  if (changed.length > 0) return "changed";
  return there.length > 0 ? "duplicate" : "not-found";
}

function readMessages(db: Database): Pick<AlertStore, "messagesOf" | "markRead"> {
  return {
    async messagesOf(userId, most): Promise<readonly AlertMessage[]> {
      return db
        .select()
        .from(alertMessages)
        .where(eq(alertMessages.userId, userId))
        .orderBy(desc(alertMessages.id))
        .limit(most);
    },
    async markRead(userId, lastMessageId, nowMs) {
      await db
        .update(alertMessages)
        .set({ readAt: nowMs })
        .where(
          and(
            eq(alertMessages.userId, userId),
            isNull(alertMessages.readAt),
            lte(alertMessages.id, lastMessageId),
          ),
        );
    },
  };
}
