import type { AlertStore } from "#app/features/alerts/services/ports";
import type { AlertWish } from "#app/features/alerts/domain/alert";
import { and, asc, desc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { noteUse } from "#app/db/accounts/storage-limit-store";
import { rowWhere } from "#app/db/row-where";
import { alertFeeds, alertMessages, alerts } from "./tables";

/** Of the innermost table of alerts. */
const isWish = ({ search, kind, threshold, weekdays }: AlertWish) =>
  sql`(search, kind, threshold, weekdays) = (${search}, ${kind}, ${threshold}, ${weekdays})`;

const own = (userId: number, alertId: number) => and(eq(alerts.userId, userId), eq(alerts.id, alertId));

/** Each statement checks the owner. */
export function createAlertStore(db: Database): AlertStore {
  const { id, search, kind, threshold, weekdays, isPaused, isStale } = alerts;
  return {
    list: async (userId) =>
      db
        .select({ id, search, kind, threshold, weekdays, isPaused, isStale })
        .from(alerts)
        .where(eq(alerts.userId, userId))
        .orderBy(asc(id)),
    async add(userId, wished, most, nowMs) {
      const sameWish = and(eq(alerts.userId, userId), isWish(wished));
      const isNewWithRoom = sql`WHERE NOT exists (SELECT 1 FROM alerts WHERE ${sameWish})
        AND (SELECT count(*) FROM alerts WHERE user_id = ${userId}) < ${most}`;
      const [kept, added] = await db.batch([
        db.update(alerts).set({ isPaused: false }).where(sameWish),
        db.insert(alerts).select(rowWhere(alerts, { ...wished, userId, createdAt: nowMs }, isNewWithRoom)),
      ]);
      return kept.meta.changes + added.meta.changes > 0;
    },
    async setPaused(userId, alertId, isPaused) {
      const { meta } = await db.update(alerts).set({ isPaused }).where(own(userId, alertId));
      return meta.changes > 0;
    },
    async remove(userId, alertId) {
      const { meta } = await db.delete(alerts).where(own(userId, alertId));
      return meta.changes > 0;
    },
    change: (userId, alertId, wish) => changeAlert(db, userId, alertId, wish),
    ...readMessages(db),
    ...calendars(db),
  };
}

async function changeAlert(
  db: Database,
  ...[userId, alertId, wish]: Parameters<AlertStore["change"]>
): ReturnType<AlertStore["change"]> {
  // Two changes may arrive at once.
  const isFree = sql`NOT exists (SELECT 1 FROM alerts
        WHERE user_id = ${userId} AND id <> ${alertId} AND ${isWish(wish)})`;
  const [changed, there] = await db.batch([
    db
      .update(alerts)
      .set(wish)
      .where(and(own(userId, alertId), isFree)),
    db.select({ id: alerts.id }).from(alerts).where(own(userId, alertId)),
  ]);
  if (changed.meta.changes > 0) return null;
  return there.length > 0 ? "duplicate" : "not-found";
}

type CalendarMethods = "calendarOf" | "ownerOfCalendar" | "makeCalendar" | "endCalendar";

function calendars(db: Database): Pick<AlertStore, CalendarMethods> {
  return {
    async calendarOf(owner) {
      const [row] = await db
        .select({ token: alertFeeds.token })
        .from(alertFeeds)
        .where(eq(alertFeeds.userId, owner));
      return row?.token ?? null;
    },
    async ownerOfCalendar(token, nowMs) {
      const find = db
        .select({ owner: alertFeeds.userId })
        .from(alertFeeds)
        .where(eq(alertFeeds.token, token));
      const [[row]] = await db.batch([find, noteUse(db, find, nowMs)]);
      return row?.owner ?? null;
    },
    async makeCalendar(owner, token, nowMs) {
      const row = { userId: owner, token, createdAt: nowMs };
      await db.insert(alertFeeds).values(row).onConflictDoUpdate({ target: alertFeeds.userId, set: row });
    },
    async endCalendar(owner) {
      await db.delete(alertFeeds).where(eq(alertFeeds.userId, owner));
    },
  };
}

function readMessages(db: Database): Pick<AlertStore, "messagesOf" | "markRead"> {
  return {
    messagesOf: async (userId, most) =>
      db
        .select()
        .from(alertMessages)
        .where(eq(alertMessages.userId, userId))
        .orderBy(desc(alertMessages.id))
        .limit(most),
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
