import type { DeliveryStore, DueDelivery } from "#app/services/alerts/ports";
import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../client";
import { alertChannels, alertDeliveries as deliveries, alertMessages, alerts, sessions } from "../schema";

/** Messages on their way, in D1. A claim is one UPDATE, so that of runs side by side each message has one. */
export function createDeliveryStore(db: Database): DeliveryStore {
  const these = (given: readonly DueDelivery[]) => {
    const keys = given.map(({ message, channel }) => [message.id, channel.id]);
    return sql`(${deliveries.messageId}, ${deliveries.channelId}) IN
      (SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(keys)}))`;
  };
  return {
    async claim({ kinds, most, leaseMs }, nowMs) {
      // A claim whose lease is over is one of a run that died; it is in doubt if its try had begun.
      const due = db
        .select({ rowId: sql`${deliveries}.rowid` })
        .from(deliveries)
        .innerJoin(alertChannels, eq(alertChannels.id, deliveries.channelId))
        .leftJoin(sessions, eq(sessions.id, alertChannels.sessionId))
        .where(
          and(
            or(isNull(alertChannels.sessionId), gt(sessions.expiresAt, nowMs)),
            inArray(deliveries.state, ["pending", "claimed", "sending"]),
            lte(deliveries.dueAt, nowMs),
            inArray(alertChannels.kind, [...kinds]),
          ),
        )
        .orderBy(asc(deliveries.dueAt), asc(deliveries.messageId))
        .limit(most);
      const { messageId, channelId, attempts, isRepeat } = deliveries;
      const claimed = await db
        .update(deliveries)
        .set({
          isRepeat: sql`${deliveries.isRepeat} OR ${deliveries.state} = 'sending'`,
          state: "claimed",
          attempts: sql`${deliveries.attempts} + 1`,
          dueAt: nowMs + leaseMs,
        })
        .where(sql`rowid IN ${due}`)
        .returning({ messageId, channelId, attempts, isRepeat });
      return claimed.length === 0 ? [] : contentOf(db, claimed);
    },
    async begin(delivery) {
      const begun = await db
        .update(deliveries)
        .set({ state: "sending" })
        .where(
          and(these([delivery]), eq(deliveries.state, "claimed"), eq(deliveries.attempts, delivery.attempts)),
        )
        .returning({ messageId: deliveries.messageId });
      return begun.length > 0;
    },
    async finish(given, state, nowMs) {
      await db.update(deliveries).set({ state, endedAt: nowMs }).where(these(given));
    },
    async postpone(delivery, dueAt, attempts) {
      await db
        .update(deliveries)
        .set({ state: "pending", dueAt, attempts, isRepeat: false })
        .where(these([delivery]));
    },
    async release(given, nowMs) {
      await db
        .update(deliveries)
        .set({ state: "pending", dueAt: nowMs, attempts: sql`${deliveries.attempts} - 1` })
        .where(these(given));
    },
  };
}

interface Claimed {
  readonly messageId: number;
  readonly channelId: number;
  readonly attempts: number;
  readonly isRepeat: boolean;
}

/** What is to be sent, and where. What was deleted since it was claimed is left out. */
async function contentOf(db: Database, claimed: readonly Claimed[]): Promise<readonly DueDelivery[]> {
  const keys = JSON.stringify(claimed.map(({ messageId, channelId }) => [messageId, channelId]));
  const { outcode, drivingHours, isPaused } = alerts;
  const { id, kind, address, token, site, p256dh, auth } = alertChannels;
  const sameAs = (
    other: string,
    otherKind: string,
  ) => sql`${sql.raw(other)}.alert_id = alert_messages.alert_id
    AND ${sql.raw(other)}.date = alert_messages.date
    AND ${sql.raw(other)}.destination_id = alert_messages.destination_id
    AND ${sql.raw(other)}.kind = ${otherKind}`;
  const isPutRight = sql<number>`alert_messages.kind = 'news' AND exists (
    SELECT 1 FROM alert_messages AS correction WHERE ${sameAs("correction", "correction")})`;
  const newsOverSameChannel = sql`SELECT 1
    FROM alert_messages AS news JOIN alert_deliveries AS delivery ON delivery.message_id = news.id
    WHERE ${sameAs("news", "news")} AND delivery.channel_id = alert_channels.id`;
  const wasNewsSent = sql<number>`alert_messages.kind = 'news' OR exists (${newsOverSameChannel}
    AND (delivery.state IN ('sent', 'unknown') OR delivery.is_repeat))`;
  const isNewsUnderWay = sql<number>`alert_messages.kind = 'correction' AND exists (${newsOverSameChannel}
    AND delivery.state IN ('claimed', 'sending') AND (delivery.message_id, delivery.channel_id) NOT IN
      (SELECT value ->> 0, value ->> 1 FROM json_each(${keys})))`;
  const rows = await db
    .select({
      message: { ...getTableColumns(alertMessages), outcode, drivingHours },
      channel: { id, kind, address, token, site, p256dh, auth },
      ...{ isAlertPaused: isPaused, isPutRight, wasNewsSent, isNewsUnderWay },
    })
    .from(sql`json_each(${keys}) AS claimed`)
    .innerJoin(alertMessages, sql`${alertMessages.id} = claimed.value ->> 0`)
    .innerJoin(alertChannels, sql`${alertChannels.id} = claimed.value ->> 1`)
    .innerJoin(alerts, eq(alerts.id, alertMessages.alertId));
  const claims = new Map(claimed.map((each) => [`${each.messageId} ${each.channelId}`, each]));
  return rows.flatMap((row) => {
    const claim = claims.get(`${row.message.id} ${row.channel.id}`);
    if (!claim) return [];
    const { attempts, isRepeat } = claim;
    return [
      {
        ...{ ...row, attempts, isRepeat, isPutRight: row.isPutRight === 1 },
        ...{ wasNewsSent: row.wasNewsSent === 1, isNewsUnderWay: row.isNewsUnderWay === 1 },
      },
    ];
  });
}
