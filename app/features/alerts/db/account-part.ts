import { type SQLWrapper, and, asc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { AccountPart } from "#app/db/accounts/account-part";
import type { Database } from "#app/db/client";
import { isoTime } from "#app/domain/units";
import { dayNames } from "#app/features/alerts/domain/alert";
import { removeMailsElsewhere } from "./alert-channel-store";
import { alertChannels, alertDeliveries, alertFeeds, alertMessages, alertTellings, alerts } from "./tables";

export const alertsOfAccount: AccountPart = {
  marks: {
    unreadAlerts: (userId) =>
      sql`SELECT count(*) FROM alert_messages WHERE user_id = ${userId} AND read_at IS NULL`,
  },
  ownData,
  whenPasswordChanges: {
    end: (db, owners) => removeMailsElsewhere(db, owners).returning({ id: alertChannels.id }),
    hasEnded: "we've stopped emailing your alerts to another address",
    move: (db, owners, { id, renewedId }) =>
      db
        .update(alertChannels)
        .set({ sessionId: renewedId })
        .where(and(eq(alertChannels.sessionId, id), inArray(alertChannels.userId, owners))),
  },
  whenRecovered: {
    end: (db, owners) => [
      removeMailsElsewhere(db, owners),
      db.delete(alertFeeds).where(inArray(alertFeeds.userId, owners)),
    ],
    hasEnded: "Your alerts' private links and emails to another address have ended.",
  },
  usedSince: (db, sinceMs) =>
    db
      .select({ userId: alertChannels.userId })
      .from(alertDeliveries)
      .innerJoin(alertChannels, eq(alertChannels.id, alertDeliveries.channelId))
      .where(
        and(
          eq(alertDeliveries.state, "sent"),
          gt(alertDeliveries.endedAt, sinceMs),
          isNotNull(alertChannels.userId),
        ),
      ),
};

/** Without the keys of emails and of the calendar: anyone who has one can use it. */
async function ownData(db: Database, userId: number) {
  const { search, kind, threshold, weekdays, isPaused } = alerts;
  const { id, name, date, score, said, ...message } = alertMessages;
  const { address, ...channel } = alertChannels;
  const { state, ...delivery } = alertDeliveries;
  const [askedAt, confirmedAt] = [timeOf(channel.createdAt), timeOf(channel.confirmedAt)];
  const [toldAt, readAt] = [timeOf(message.createdAt), timeOf(message.readAt)];
  const [own, messages, tellings, channels, deliveries, feeds] = await db.batch([
    db
      .select({ search, kind, threshold, weekdays, isPaused, createdAt: timeOf(alerts.createdAt) })
      .from(alerts)
      .where(eq(alerts.userId, userId))
      .orderBy(asc(alerts.createdAt)),
    db
      .select({ kind: message.kind, name, date, score, search: message.search, said, toldAt, readAt })
      .from(alertMessages)
      .where(eq(message.userId, userId))
      .orderBy(asc(message.createdAt)),
    db
      .select({ kind: alertTellings.kind, toldAt: timeOf(alertTellings.toldAt) })
      .from(alertTellings)
      .where(eq(alertTellings.userId, userId)),
    db
      .select({ kind: channel.kind, address, askedAt, confirmedAt })
      .from(alertChannels)
      .where(eq(channel.userId, userId))
      .orderBy(asc(channel.createdAt)),
    db
      .select({ name, date, address, state, endedAt: timeOf(delivery.endedAt) })
      .from(alertDeliveries)
      .innerJoin(alertMessages, eq(id, delivery.messageId))
      .innerJoin(alertChannels, eq(channel.id, delivery.channelId))
      .where(eq(channel.userId, userId))
      .orderBy(asc(message.createdAt)),
    db
      .select({ madeAt: timeOf(alertFeeds.createdAt) })
      .from(alertFeeds)
      .where(eq(alertFeeds.userId, userId)),
  ]);
  return {
    alerts: own.map((alert) => ({ ...alert, weekdays: undefined, days: dayNames(alert.weekdays) })),
    alertMessages: messages,
    alertChannels: channels,
    alertDeliveries: deliveries,
    alertsLastTold: tellings,
    feedAddresses: feeds,
  };
}

const timeOf = (column: SQLWrapper) => sql`${column}`.mapWith(isoTime);
