import type { AlertOutbox, NewMessage } from "#app/features/alerts/services/ports";
import type { ReportedDay } from "#app/features/alerts/domain/due-message";
import type { LondonDate } from "#app/domain/calendar/clock";
import { addDays } from "#app/domain/calendar/calendar-day";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import { type SQL, and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { alertDeliveries, alertMessages, alertTellings, alerts } from "./tables";

const KEPT_DAYS = 60;

/** One statement's parameter holds the messages of a whole run. */
export function createAlertOutbox(db: Database): AlertOutbox {
  return {
    async watched(today, { checkedBefore, most }) {
      const { id, search, kind, threshold, weekdays, createdAt } = alerts;
      // Drizzle omits the table's name in queries of one table.
      const reported = listOf<ReportedDay>(sql`(
        SELECT json_group_array(json_object('kind', kind, 'destinationId', destination_id, 'date', date,
          'score', score))
        FROM alert_messages AS message
        WHERE alert_id = alerts.id AND message.search = alerts.search AND date >= ${today})`);
      const ownerGotToday = listOf<ReportedDay["kind"]>(sql`(
        SELECT json_group_array(kind) FROM alert_tellings
        WHERE user_id = alerts.user_id AND told_at >= ${startOf(today)})`);
      return db
        .select({ id, search, kind, threshold, weekdays, createdAt, reported, ownerGotToday })
        .from(alerts)
        .where(and(eq(alerts.isPaused, false), lt(alerts.checkedAt, checkedBefore)))
        .orderBy(asc(alerts.checkedAt), asc(search), asc(id))
        .limit(most);
    },
    async keep({ messages, checked, stale }, today, nowMs) {
      const found = [
        keepMessages(db, messages, today, nowMs),
        noteLastSent(db, messages, nowMs),
        addDeliveries(db, messages, nowMs),
        forgetOld(db, addDays(today, -KEPT_DAYS)),
      ] as const;
      const marked = markChecked(db, checked, stale, nowMs);
      await db.batch(messages.length > 0 ? [...found, marked] : [marked]);
    },
  };
}

const listOf = <Item>(array: SQL) => array.mapWith((json: string) => JSON.parse(json) as readonly Item[]);

const startOf = (day: LondonDate): number => epochMsOfLondonClock(day, 0);

const field = (name: keyof NewMessage) => sql.raw(`new_row.value ->> '${name}'`);

/** Not to a user who got the same kind from an earlier run today. */
function keepMessages(db: Database, rows: readonly object[], today: LondonDate, nowMs: number) {
  return db
    .insert(alertMessages)
    .select(
      sql`SELECT NULL, alerts.id, alerts.user_id, ${field("kind")}, ${field("destinationId")},
        coalesce(destinations.slug, ''), coalesce(destinations.name, ''), ${field("date")}, ${field("score")},
        alerts.search, ${nowMs}, NULL, ${field("warning")}, ${field("said")}
        FROM json_each(${JSON.stringify(rows)}) AS new_row
        JOIN alerts ON alerts.id = ${field("alertId")}
        LEFT JOIN destinations ON destinations.id = ${field("destinationId")}
        WHERE alerts.is_paused = 0
          AND (destinations.id IS NOT NULL OR ${field("kind")} = 'brief')
          AND NOT EXISTS (
          SELECT 1 FROM alert_tellings AS earlier
            WHERE earlier.user_id = alerts.user_id AND earlier.kind = ${field("kind")}
              AND earlier.told_at >= ${startOf(today)} AND earlier.told_at <> ${nowMs})`,
    )
    .onConflictDoNothing();
}

const messagesOf = (rows: readonly object[]) =>
  sql`FROM json_each(${JSON.stringify(rows)}) AS new_row
    JOIN alert_messages AS message ON message.alert_id = ${field("alertId")} AND message.date = ${field("date")}
      AND message.destination_id = ${field("destinationId")} AND message.kind = ${field("kind")}`;

/** The users who got them get no more messages of that kind today. */
function noteLastSent(db: Database, rows: readonly object[], nowMs: number) {
  return db
    .insert(alertTellings)
    .select(
      sql`SELECT DISTINCT message.user_id, message.kind, ${nowMs}
        ${messagesOf(rows)}
        WHERE message.created_at = ${nowMs} AND message.kind <> 'brief'`,
    )
    .onConflictDoUpdate({ target: [alertTellings.userId, alertTellings.kind], set: { toldAt: nowMs } });
}

function addDeliveries(db: Database, rows: readonly object[], nowMs: number) {
  return db
    .insert(alertDeliveries)
    .select(
      sql`SELECT message.id, channel.id, 'pending', 0, 0, ${nowMs}, NULL
        ${messagesOf(rows)}
        JOIN alerts ON alerts.id = message.alert_id
        JOIN alert_channels AS channel ON channel.user_id = alerts.user_id OR channel.id = alerts.channel_id
        WHERE message.created_at = ${nowMs} AND channel.confirmed_at IS NOT NULL`,
    )
    .onConflictDoNothing();
}

function forgetOld(db: Database, before: string) {
  return db.delete(alertMessages).where(lt(alertMessages.date, before));
}

function markChecked(db: Database, checked: readonly number[], stale: readonly number[], nowMs: number) {
  const idsIn = (ids: readonly number[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  return db
    .update(alerts)
    .set({ checkedAt: nowMs, isStale: sql`${alerts.id} IN ${idsIn(stale)}` })
    .where(inArray(alerts.id, idsIn(checked)));
}
