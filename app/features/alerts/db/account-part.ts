import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { AccountPart } from "#app/db/accounts/account-part";
import type { Database } from "#app/db/client";
import { isoTime } from "#app/domain/units";
import { WEEKDAY_NAMES } from "#app/features/alerts/domain/alert";
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
      .where(and(eq(alertDeliveries.state, "sent"), gt(alertDeliveries.endedAt, sinceMs))),
};

async function ownData(db: Database, userId: number) {
  const [own, messages, tellings, channels, deliveries, feeds] = await db.batch([
    alertsOf(db, userId),
    messagesOf(db, userId),
    db.select().from(alertTellings).where(eq(alertTellings.userId, userId)),
    channelsOf(db, userId),
    deliveriesOf(db, userId),
    db.select().from(alertFeeds).where(eq(alertFeeds.userId, userId)),
  ]);
  return {
    alerts: own.map(({ createdAt, weekdays, ...alert }) => ({
      ...alert,
      days: WEEKDAY_NAMES.filter((_, weekday) => (weekdays >> weekday) & 1),
      createdAt: isoTime(createdAt),
    })),
    alertMessages: messages.map(({ createdAt, readAt, ...message }) => ({
      ...message,
      toldAt: isoTime(createdAt),
      readAt: timeOrNull(readAt),
    })),
    alertChannels: channels.map(({ createdAt, confirmedAt, ...channel }) => ({
      ...channel,
      askedAt: isoTime(createdAt),
      confirmedAt: timeOrNull(confirmedAt),
    })),
    alertDeliveries: deliveries.map(({ endedAt, ...delivery }) => ({
      ...delivery,
      endedAt: timeOrNull(endedAt),
    })),
    alertsLastTold: tellings.map(({ kind, toldAt }) => ({ kind, toldAt: isoTime(toldAt) })),
    // Without the address itself: anyone who has it can read the calendar.
    feedAddresses: feeds.map(({ createdAt }) => ({ madeAt: isoTime(createdAt) })),
  };
}

const timeOrNull = (epochMs: number | null) => (epochMs === null ? null : isoTime(epochMs));

function alertsOf(db: Database, userId: number) {
  const { search, kind, threshold, weekdays, isPaused, createdAt } = alerts;
  return db
    .select({ search, kind, threshold, weekdays, isPaused, createdAt })
    .from(alerts)
    .where(eq(alerts.userId, userId))
    .orderBy(asc(createdAt));
}

function messagesOf(db: Database, userId: number) {
  const { kind, name, date, score, search, said, createdAt, readAt } = alertMessages;
  return db
    .select({ kind, name, date, score, search, said, createdAt, readAt })
    .from(alertMessages)
    .where(eq(alertMessages.userId, userId))
    .orderBy(asc(createdAt));
}

/** Without the token in the emails. */
function channelsOf(db: Database, userId: number) {
  const { kind, address, createdAt, confirmedAt } = alertChannels;
  return db
    .select({ kind, address, createdAt, confirmedAt })
    .from(alertChannels)
    .where(eq(alertChannels.userId, userId))
    .orderBy(asc(createdAt));
}

function deliveriesOf(db: Database, userId: number) {
  const { state, endedAt } = alertDeliveries;
  const { name, date } = alertMessages;
  return db
    .select({ name, date, address: alertChannels.address, state, endedAt })
    .from(alertDeliveries)
    .innerJoin(alertMessages, eq(alertMessages.id, alertDeliveries.messageId))
    .innerJoin(alertChannels, eq(alertChannels.id, alertDeliveries.channelId))
    .where(eq(alertChannels.userId, userId))
    .orderBy(asc(alertMessages.createdAt));
}
