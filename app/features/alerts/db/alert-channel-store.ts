import { HOUR_MS } from "#app/domain/units";
import { CONFIRMATION_HOURS } from "#app/features/alerts/domain/delivery";
import type { AlertChannelStore, ChannelKey } from "#app/features/alerts/services/ports";
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  sql,
  type SQLWrapper,
} from "drizzle-orm";
import type { Database } from "#app/db/client";
import { rowWhere } from "#app/db/row-where";
import { alertChannels as channels, alerts } from "./tables";
import { sessions } from "#app/db/schema";

const isMail = eq(channels.kind, "mail");
const isPush = eq(channels.kind, "push");
const isConfirmed = isNotNull(channels.confirmedAt);
const oldest = (nowMs: number) => nowMs - CONFIRMATION_HOURS * HOUR_MS;
const isOpen = (nowMs: number) => or(isConfirmed, gt(channels.createdAt, oldest(nowMs)));

const isThe = (channel: ChannelKey) =>
  and(...Object.entries(channel).map(([name, value]) => eq(channels[name as keyof typeof channel], value)));

/** Removing a channel removes its pending deliveries. */
export function createAlertChannelStore(db: Database): AlertChannelStore {
  const { search, kind, threshold, weekdays } = alerts;
  return {
    ...confirmations(db),
    ...pushChannels(db),
    async mailOf(whose, nowMs) {
      const alert = { search, kind, threshold, weekdays };
      const [row] = await db
        .select({ address: channels.address, confirmedAt: channels.confirmedAt, alert })
        .from(channels)
        .leftJoin(alerts, eq(alerts.channelId, channels.id))
        .where(and(isThe({ kind: "mail", ...whose }), isOpen(nowMs)));
      return row ? { address: row.address, isConfirmed: row.confirmedAt !== null, alert: row.alert } : null;
    },
    async open(channel) {
      const [row] = await db
        .select()
        .from(channels)
        .where(and(isThe(channel), isConfirmed));
      return row ?? null;
    },
    async remove(channel) {
      await db.delete(channels).where(isThe(channel));
    },
    async removeUnconfirmed(nowMs) {
      await db
        .delete(channels)
        .where(and(isNull(channels.confirmedAt), lte(channels.createdAt, oldest(nowMs))));
    },
  };
}

type MailMethods = "awaitMail" | "awaitGuest" | "confirmMail" | "changeGuest";

function confirmations(db: Database): Pick<AlertChannelStore, MailMethods> {
  const confirmedBy = (token: string) =>
    db
      .select({ id: channels.id })
      .from(channels)
      .where(and(eq(channels.token, token), isConfirmed));
  return {
    async awaitMail({ userId, sessionId }, channel, nowMs) {
      const isAsking = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${sessionId} AND ${sessions.userId} = ${userId})`;
      const row = { ...channel, userId, kind: "mail" as const, createdAt: nowMs };
      const [, added] = await db.batch([
        db.delete(channels).where(and(isThe({ kind: "mail", userId }), isAsking)),
        db.insert(channels).select(rowWhere(channels, row, sql`WHERE ${isAsking}`)),
      ]);
      return added.meta.changes > 0;
    },
    async awaitGuest(channel, wish, nowMs) {
      const ofChannel = sql`FROM ${channels} WHERE ${channels.token} = ${channel.token}`;
      const row = { ...wish, channelId: sql`${channels.id}`, isPaused: true, createdAt: nowMs };
      await db.batch([
        db.insert(channels).values({ ...channel, kind: "mail", createdAt: nowMs }),
        db.insert(alerts).select(rowWhere(alerts, row, ofChannel)),
      ]);
    },
    async confirmMail(token, nowMs) {
      const [confirmed] = await db.batch([
        db
          .update(channels)
          .set({ confirmedAt: sql`coalesce(${channels.confirmedAt}, ${nowMs})` })
          .where(and(isMail, eq(channels.token, token), isOpen(nowMs))),
        db
          .update(alerts)
          .set({ isPaused: false })
          .where(inArray(alerts.channelId, confirmedBy(token))),
        // A guest has one brief: the former one of the same address ends.
        db.delete(channels).where(
          sql`${isMail} AND user_id IS NULL AND EXISTS (SELECT 1 FROM ${channels} AS newer
            WHERE newer.token = ${token} AND newer.user_id IS NULL AND newer.confirmed_at IS NOT NULL
              AND newer.id > alert_channels.id AND lower(newer.address) = lower(alert_channels.address))`,
        ),
      ]);
      return confirmed.meta.changes > 0;
    },
    async changeGuest(token, timing) {
      const { meta } = await db
        .update(alerts)
        .set(timing)
        .where(inArray(alerts.channelId, confirmedBy(token)));
      return meta.changes > 0;
    },
  };
}

function pushChannels(db: Database): Pick<AlertChannelStore, "pushSessionsOf" | "addPush"> {
  return {
    async pushSessionsOf(userId, vapidPublicKey, nowMs) {
      const rows = await db
        .select({ id: sessions.id })
        .from(channels)
        .innerJoin(sessions, eq(sessions.id, channels.sessionId))
        .where(
          and(
            isPush,
            eq(channels.userId, userId),
            gt(sessions.expiresAt, nowMs),
            eq(sql`coalesce(${channels.vapidPublicKey}, ${vapidPublicKey})`, vapidPublicKey),
          ),
        )
        .orderBy(asc(channels.id));
      return rows.map(({ id }) => id);
    },
    async addPush(userId, { endpoint: address, ...channel }, most, nowMs) {
      const row = { ...channel, userId, kind: "push" as const, address };
      const kept = db
        .select({ id: channels.id })
        .from(channels)
        .where(and(isPush, eq(channels.userId, userId)))
        .orderBy(desc(channels.id))
        .limit(most);
      await db.batch([
        db
          .delete(channels)
          .where(and(isPush, or(eq(channels.address, address), eq(channels.sessionId, channel.sessionId)))),
        db.insert(channels).values({ ...row, createdAt: nowMs, confirmedAt: nowMs }),
        db.delete(channels).where(and(isPush, eq(channels.userId, userId), notInArray(channels.id, kept))),
      ]);
    },
  };
}

/**
 * To any address but the account's own: an intruder may have set it. `owners` are ids, as a subquery or a
 * list.
 */
export const removeMailsElsewhere = (db: Database, owners: SQLWrapper | number[]) =>
  db
    .delete(channels)
    .where(
      and(
        isMail,
        inArray(channels.userId, owners),
        sql`lower(${channels.address}) <> (SELECT lower(coalesce(email, '')) FROM users WHERE id = ${channels.userId})`,
      ),
    );
