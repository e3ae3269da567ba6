import type { AlertOutbox, NewMessage } from "#app/features/alerts/services/ports";
import type { ReportedDay, ReportedForTrip } from "#app/features/alerts/domain/due-message";
import type { LondonDate } from "#app/domain/calendar/clock";
import { addDays } from "#app/domain/calendar/calendar-day";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import { asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { reportedTrip } from "./alert-store";
import { alertDeliveries, alertMessages, alertTellings, alerts } from "./tables";

const KEPT_DAYS = 60;

/** One statement's parameter holds up to ten thousand messages. */
export function createAlertOutbox(db: Database): AlertOutbox {
  return {
    async watched(today) {
      const { id, outcode, drivingHours, style, threshold, weekdays, isStale } = alerts;
      // Drizzle omits the table's name in queries of one table.
      const reported = sql<string>`(
        SELECT json_group_array(json_object('kind', kind, 'destinationId', destination_id, 'date', date,
          'score', score, 'trip', json_object('outcode', ${reportedTrip.outcode},
            'drivingHours', ${reportedTrip.drivingHours}, 'style', ${reportedTrip.style})))
        FROM alert_messages WHERE alert_id = alerts.id AND date >= ${today})`;
      const reportedToday = db
        .select({ userId: alertTellings.userId, kinds: sql<string>`json_group_array(kind)`.as("kinds") })
        .from(alertTellings)
        .where(gte(alertTellings.toldAt, startOf(today)))
        .groupBy(alertTellings.userId)
        .as("told_today");
      const ownerGotToday = reportedToday.kinds;
      const rows = await db
        .select({ id, outcode, drivingHours, style, threshold, weekdays, isStale, reported, ownerGotToday })
        .from(alerts)
        .leftJoin(reportedToday, eq(reportedToday.userId, alerts.userId))
        .where(eq(alerts.isPaused, false))
        .orderBy(asc(alerts.outcode));
      return rows.map((row) => ({
        ...row,
        reported: JSON.parse(row.reported) as readonly ReportedForTrip[],
        ownerGotToday:
          row.ownerGotToday === null ? [] : (JSON.parse(row.ownerGotToday) as ReportedDay["kind"][]),
      }));
    },
    async keep({ messages, becameStale, becameFresh }, today, nowMs) {
      const rows = messages.map(({ trip, ...message }) => ({ ...message, ...trip }));
      const changed = [...becameStale, ...becameFresh];
      const statements = [
        ...(rows.length > 0
          ? [
              keepMessages(db, rows, today, nowMs),
              noteLastSent(db, rows, nowMs),
              addDeliveries(db, rows, nowMs),
              forgetOld(db, addDays(today, -KEPT_DAYS)),
            ]
          : []),
        ...(changed.length > 0 ? [markStale(db, becameStale, changed)] : []),
      ];
      const [first, ...more] = statements;
      if (first) await db.batch([first, ...more]);
    },
  };
}

const startOf = (day: LondonDate): number => epochMsOfLondonClock(day, 0);

const field = (name: keyof NewMessage | keyof NewMessage["trip"]) => sql.raw(`new_row.value ->> '${name}'`);

/**
 * Not to a user who got the same kind from an earlier run today. A place and day that were announced for
 * another trip are not announced again: the message then belongs to the present trip.
 */
function keepMessages(db: Database, rows: readonly object[], today: LondonDate, nowMs: number) {
  return db
    .insert(alertMessages)
    .select(
      sql`SELECT NULL, alerts.id, alerts.user_id, ${field("kind")}, destinations.id, destinations.slug, destinations.name,
        ${field("date")}, ${field("score")}, ${field("outcode")}, ${field("drivingHours")}, ${field("style")}, ${nowMs}, NULL, ${field("warning")}
        FROM json_each(${JSON.stringify(rows)}) AS new_row
        JOIN alerts ON alerts.id = ${field("alertId")} JOIN destinations ON destinations.id = ${field("destinationId")}
        WHERE alerts.is_paused = 0
          AND (${field("kind")} = 'correction' OR (alerts.outcode, alerts.driving_hours, alerts.style)
            = (${field("outcode")}, ${field("drivingHours")}, ${field("style")}))
          AND NOT EXISTS (
          SELECT 1 FROM alert_tellings AS earlier
            WHERE earlier.user_id = alerts.user_id AND earlier.kind = ${field("kind")}
              AND earlier.told_at >= ${startOf(today)} AND earlier.told_at <> ${nowMs})`,
    )
    .onConflictDoUpdate({
      target: [
        ...[alertMessages.alertId, alertMessages.date],
        ...[alertMessages.destinationId, alertMessages.kind],
      ],
      set: {
        outcode: sql`excluded.outcode`,
        drivingHours: sql`excluded.driving_hours`,
        style: sql`excluded.style`,
      },
    });
}

/** The users who got them get no more messages of that kind today. */
function noteLastSent(db: Database, rows: readonly object[], nowMs: number) {
  return db
    .insert(alertTellings)
    .select(
      sql`SELECT DISTINCT message.user_id, message.kind, ${nowMs}
        FROM json_each(${JSON.stringify(rows)}) AS new_row
        JOIN alert_messages AS message ON message.alert_id = ${field("alertId")} AND message.date = ${field("date")}
          AND message.destination_id = ${field("destinationId")} AND message.kind = ${field("kind")}
        WHERE message.created_at = ${nowMs}`,
    )
    .onConflictDoUpdate({
      target: [alertTellings.userId, alertTellings.kind],
      set: { toldAt: nowMs },
    });
}

function addDeliveries(db: Database, rows: readonly object[], nowMs: number) {
  return db
    .insert(alertDeliveries)
    .select(
      sql`SELECT message.id, channel.id, 'pending', 0, 0, ${nowMs}, NULL
        FROM json_each(${JSON.stringify(rows)}) AS new_row
        JOIN alert_messages AS message ON message.alert_id = ${field("alertId")} AND message.date = ${field("date")}
          AND message.destination_id = ${field("destinationId")} AND message.kind = ${field("kind")}
        JOIN alert_channels AS channel ON channel.user_id = message.user_id
        WHERE message.created_at = ${nowMs} AND channel.confirmed_at IS NOT NULL`,
    )
    .onConflictDoNothing();
}

function forgetOld(db: Database, before: string) {
  return db.delete(alertMessages).where(lt(alertMessages.date, before));
}

function markStale(db: Database, stale: readonly number[], changed: readonly number[]) {
  const idsIn = (ids: readonly number[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  return db
    .update(alerts)
    .set({ isStale: sql`${alerts.id} IN ${idsIn(stale)}` })
    .where(inArray(alerts.id, idsIn(changed)));
}
