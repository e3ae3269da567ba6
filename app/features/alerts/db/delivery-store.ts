import type { DeliveryStore, DueBundle } from "#app/features/alerts/services/ports";
import { type SQL, and, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { alertChannels, alertDeliveries as deliveries, alertMessages, alerts } from "./tables";
import { sessions } from "#app/db/schema";

type Keys = readonly (readonly number[])[];

const keysIn = (keys: Keys) => sql`(SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(keys)}))`;
const isIn = (keys: Keys) => sql`(${deliveries.messageId}, ${deliveries.channelId}) IN ${keysIn(keys)}`;

/**
 * One evaluation's messages to a user are a bundle per channel. A claim is a single UPDATE, so that of
 * several concurrent runs only one gets each bundle.
 */
export function createDeliveryStore(db: Database): DeliveryStore {
  const these = (bundles: readonly DueBundle[]) =>
    isIn(bundles.flatMap(({ due, channel }) => due.map(({ message }) => [message.id, channel.id])));
  return {
    claim: (claim, nowMs) => claimBundles(db, claim, nowMs),
    async begin(bundle) {
      const begun = await db
        .update(deliveries)
        .set({ state: "sending" })
        .where(
          and(these([bundle]), eq(deliveries.state, "claimed"), eq(deliveries.attempts, bundle.attempts)),
        )
        .returning({ messageId: deliveries.messageId });
      return new Set(begun.map(({ messageId }) => messageId));
    },
    async finish(bundles, state, nowMs) {
      await db.update(deliveries).set({ state, endedAt: nowMs }).where(these(bundles));
    },
    async postpone(bundles, { dueAt, isCounted, isInDoubt }) {
      const attempts = isCounted ? undefined : sql`${deliveries.attempts} - 1`;
      await db
        .update(deliveries)
        .set({ state: "pending", dueAt, attempts, isRepeat: isInDoubt })
        .where(these(bundles));
    },
  };
}

async function claimBundles(
  db: Database,
  { kinds, most, leaseMs }: Parameters<DeliveryStore["claim"]>[0],
  nowMs: number,
): Promise<readonly DueBundle[]> {
  // A claim with an expired lease is of a run that died. If it had begun to send, the message may have
  // been sent.
  const due = db
    .select({
      rowId: sql<number>`${deliveries}.rowid`.as("row_id"),
      place: sql<number>`dense_rank() OVER (
        ORDER BY ${deliveries.dueAt}, ${alertMessages.createdAt}, ${deliveries.channelId})`.as("place"),
    })
    .from(deliveries)
    .innerJoin(alertMessages, eq(alertMessages.id, deliveries.messageId))
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
    .as("due");
  const { messageId, channelId } = deliveries;
  const claimed = await db
    .update(deliveries)
    .set({
      isRepeat: sql`${deliveries.isRepeat} OR ${deliveries.state} = 'sending'`,
      state: "claimed",
      attempts: sql`${deliveries.attempts} + 1`,
      dueAt: nowMs + leaseMs,
    })
    .where(sql`rowid IN ${db.select({ rowId: due.rowId }).from(due).where(lte(due.place, most))}`)
    .returning({ messageId, channelId });
  const keys = claimed.map((each) => [each.messageId, each.channelId]);
  return keys.length === 0 ? [] : bundled(await contentOf(db, keys));
}

/** Without messages and channels that were deleted after the claim. */
function contentOf(db: Database, claimed: Keys) {
  const sameAs = (other: SQL) => sql`(${other}.alert_id, ${other}.date, ${other}.destination_id) =
    (alert_messages.alert_id, alert_messages.date, alert_messages.destination_id)`;
  const isPutRight = sql`alert_messages.kind = 'news' AND exists (
    SELECT 1 FROM alert_messages AS correction WHERE ${sameAs(sql`correction`)}
      AND correction.kind = 'correction' AND correction.created_at >= alert_messages.created_at)`;
  const newsOverSameChannel = sql`SELECT 1
    FROM alert_messages AS news JOIN alert_deliveries AS delivery ON delivery.message_id = news.id
    WHERE ${sameAs(sql`news`)} AND news.kind = 'news' AND delivery.channel_id = alert_channels.id`;
  const wasNewsSent = sql`alert_messages.kind <> 'correction' OR exists (${newsOverSameChannel}
    AND (delivery.state IN ('sent', 'unknown') OR delivery.is_repeat))`;
  const isNewsUnderWay = sql`alert_messages.kind = 'correction' AND exists (${newsOverSameChannel}
    AND delivery.state IN ('claimed', 'sending') AND (delivery.message_id, delivery.channel_id) NOT IN
      ${keysIn(claimed)})`;
  return db
    .select({
      message: getTableColumns(alertMessages),
      attempts: deliveries.attempts,
      isInDoubt: deliveries.isRepeat,
      channel: getTableColumns(alertChannels),
      isAlertPaused: alerts.isPaused,
      isPutRight: isPutRight.mapWith(Boolean),
      wasNewsSent: wasNewsSent.mapWith(Boolean),
      isNewsUnderWay: isNewsUnderWay.mapWith(Boolean),
    })
    .from(deliveries)
    .innerJoin(alertMessages, eq(alertMessages.id, deliveries.messageId))
    .innerJoin(alertChannels, eq(alertChannels.id, deliveries.channelId))
    .innerJoin(alerts, eq(alerts.id, alertMessages.alertId))
    .where(isIn(claimed))
    .orderBy(alertMessages.createdAt, alertMessages.id);
}

/** By channel and time. Attempts, and the doubt whether they succeeded, belong to a bundle as a whole. */
function bundled(contents: Awaited<ReturnType<typeof contentOf>>): readonly DueBundle[] {
  const bundles = new Map<string, DueBundle>();
  for (const { channel, attempts, isInDoubt, ...due } of contents) {
    const createdAt = due.message.createdAt;
    const key = `${channel.id} ${createdAt}`;
    const known = bundles.get(key) ?? { createdAt, due: [], channel, attempts, isInDoubt };
    bundles.set(key, { ...known, due: [...known.due, due], isInDoubt: known.isInDoubt || isInDoubt });
  }
  return [...bundles.values()];
}
