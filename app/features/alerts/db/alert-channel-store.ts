import { isFormerKey } from "#app/features/alerts/domain/push";
import { HOUR_MS } from "#app/domain/units";
import { CONFIRMATION_HOURS } from "#app/features/alerts/domain/delivery";
import type { AlertChannelStore } from "#app/features/alerts/services/ports";
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
import { alertChannels as channels } from "./tables";
import { sessions } from "#app/db/schema";

const isMail = eq(channels.kind, "mail");
const isPush = eq(channels.kind, "push");
const oldest = (nowMs: number) => nowMs - CONFIRMATION_HOURS * HOUR_MS;

/** Removing a channel removes its pending deliveries. */
export function createAlertChannelStore(db: Database): AlertChannelStore {
  const { id, kind, address, token, site, p256dh, auth, vapidPublicKey } = channels;
  const findOpen = async (whose: ReturnType<typeof and>) => {
    const sent = { id, kind, address, token, site, p256dh, auth, vapidPublicKey };
    const [row] = await db.select(sent).from(channels).where(whose);
    return row ?? null;
  };
  return {
    ...mailChannels(db),
    ...pushChannels(db),
    openMail: (userId) => findOpen(and(isMail, eq(channels.userId, userId), isNotNull(channels.confirmedAt))),
    openPush: (userId, sessionId) =>
      findOpen(and(isPush, eq(channels.userId, userId), eq(channels.sessionId, sessionId))),
    async removeUnconfirmed(nowMs) {
      await db
        .delete(channels)
        .where(and(isNull(channels.confirmedAt), lte(channels.createdAt, oldest(nowMs))));
    },
    async remove(channelId) {
      await db.delete(channels).where(eq(channels.id, channelId));
    },
  };
}

type MailMethods =
  "mailOf" | "mailByToken" | "awaitMail" | "removeMail" | "confirmMail" | "removeMailByToken";

function mailChannels(db: Database): Pick<AlertChannelStore, MailMethods> {
  const isOpen = (nowMs: number) =>
    or(isNotNull(channels.confirmedAt), gt(channels.createdAt, oldest(nowMs)));
  const isConfirmed = sql<number>`${channels.confirmedAt} IS NOT NULL`;
  const findMail = async (whose: ReturnType<typeof eq>, nowMs: number) => {
    const [row] = await db
      .select({ address: channels.address, isConfirmed })
      .from(channels)
      .where(and(isMail, whose, isOpen(nowMs)));
    return row ? { address: row.address, isConfirmed: row.isConfirmed === 1 } : null;
  };
  return {
    mailOf: (userId, nowMs) => findMail(eq(channels.userId, userId), nowMs),
    mailByToken: (token, nowMs) => findMail(eq(channels.token, token), nowMs),
    async awaitMail({ userId, sessionId }, channel, nowMs) {
      const isOpen = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${sessionId} AND ${sessions.userId} = ${userId})`;
      const row = { ...channel, userId, kind: "mail" as const, createdAt: nowMs };
      const [, added] = await db.batch([
        db.delete(channels).where(and(isMail, eq(channels.userId, userId), isOpen)),
        db
          .insert(channels)
          .select(rowWhere(channels, row, sql`WHERE ${isOpen}`))
          .returning({ id: channels.id }),
      ]);
      return added.length > 0;
    },
    async removeMail(userId) {
      await db.delete(channels).where(and(isMail, eq(channels.userId, userId)));
    },
    async confirmMail(token, nowMs) {
      const confirmed = await db
        .update(channels)
        .set({ confirmedAt: sql`coalesce(${channels.confirmedAt}, ${nowMs})` })
        .where(and(isMail, eq(channels.token, token), isOpen(nowMs)))
        .returning({ id: channels.id });
      return confirmed.length > 0;
    },
    async removeMailByToken(token) {
      await db.delete(channels).where(and(isMail, eq(channels.token, token)));
    },
  };
}

function pushChannels(db: Database): Pick<AlertChannelStore, "pushSessionsOf" | "addPush" | "removePush"> {
  return {
    async pushSessionsOf(userId, vapidPublicKey, nowMs) {
      const rows = await db
        .select({ id: sessions.id, key: channels.vapidPublicKey })
        .from(channels)
        .innerJoin(sessions, eq(sessions.id, channels.sessionId))
        .where(and(isPush, eq(channels.userId, userId), gt(sessions.expiresAt, nowMs)))
        .orderBy(asc(channels.id));
      return rows.map(({ id, key }) => ({ id, isOutdated: isFormerKey(key, vapidPublicKey) }));
    },
    async addPush(userId, { endpoint, sessionId, p256dh, auth, site, vapidPublicKey }, most, nowMs) {
      const kept = db
        .select({ id: channels.id })
        .from(channels)
        .where(and(isPush, eq(channels.userId, userId)))
        .orderBy(desc(channels.id))
        .limit(most);
      await db.batch([
        db
          .delete(channels)
          .where(and(isPush, or(eq(channels.address, endpoint), eq(channels.sessionId, sessionId)))),
        db.insert(channels).values({
          userId,
          kind: "push",
          address: endpoint,
          sessionId,
          p256dh,
          auth,
          site,
          vapidPublicKey,
          createdAt: nowMs,
          confirmedAt: nowMs,
        }),
        db.delete(channels).where(and(isPush, eq(channels.userId, userId), notInArray(channels.id, kept))),
      ]);
    },
    async removePush(userId, sessionId) {
      await db
        .delete(channels)
        .where(and(isPush, eq(channels.userId, userId), eq(channels.sessionId, sessionId)));
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
        eq(channels.kind, "mail"),
        inArray(channels.userId, owners),
        sql`lower(${channels.address}) <> (SELECT lower(coalesce(email, '')) FROM users WHERE id = ${channels.userId})`,
      ),
    );
