import type { AlertOutbox } from "#app/features/alerts/services/ports";
import type { ReportedDay, ReportedForTrip } from "#app/features/alerts/domain/due-message";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import type { LondonDate } from "#app/domain/calendar/clock";
import { addDays } from "#app/domain/calendar/calendar-day";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import { asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { reportedTrip } from "./alert-store";
import { alertDeliveries, alertMessages, alertTellings, alerts } from "./tables";

const KEPT_DAYS = 60;

type ReportedRow = readonly [
  ...[kind: ReportedDay["kind"], destinationId: number, date: string, score: number],
  ...[outcode: string, drivingHours: number, style: RankingStyle],
];

/** One statement's parameter holds up to ten thousand messages. */
export function createAlertOutbox(db: Database): AlertOutbox {
  return {
    async watched(today) {
      const { id, outcode, drivingHours, style, threshold, weekdays, isStale } = alerts;
      // Drizzle omits the table's name in queries of one table.
      const reported = sql<string>`(
        SELECT json_group_array(json_array(kind, destination_id, date, score,
          ${reportedTrip.outcode}, ${reportedTrip.drivingHours}, ${reportedTrip.style}))
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
        reported: readReported(row.reported),
        ownerGotToday:
          row.ownerGotToday === null ? [] : (JSON.parse(row.ownerGotToday) as ReportedDay["kind"][]),
      }));
    },
    async keep({ messages, becameStale, becameFresh }, today, nowMs) {
      const rows = messages.map(({ alertId, destinationId, date, score, kind, trip, warning = null }) => [
        ...[alertId, destinationId, date, score, kind],
        ...[trip.outcode, trip.drivingHours, trip.style],
        warning,
      ]);
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

const NONE_REPORTED: readonly ReportedForTrip[] = [];

function readReported(json: string): readonly ReportedForTrip[] {
  if (json === "[]") return NONE_REPORTED;
  return (JSON.parse(json) as ReportedRow[]).map(
    ([kind, destinationId, date, score, outcode, drivingHours, style]) => ({
      kind,
      destinationId,
      date,
      score,
      trip: { outcode, drivingHours, style },
    }),
  );
}

const startOf = (day: LondonDate): number => epochMsOfLondonClock(day, 0);

const field = (at: number) => sql.raw(`new_row.value ->> ${at}`);

/**
 * Not to a user who got the same kind from an earlier run today. A place and day that were announced for
 * another trip are not announced again: the message then belongs to the present trip.
 */
function keepMessages(db: Database, rows: readonly unknown[], today: LondonDate, nowMs: number) {
  return db
    .insert(alertMessages)
    .select(
      sql`SELECT NULL, alerts.id, alerts.user_id, ${field(4)}, destinations.id, destinations.slug, destinations.name,
        ${field(2)}, ${field(3)}, ${field(5)}, ${field(6)}, ${field(7)}, ${nowMs}, NULL, ${field(8)}
        FROM json_each(${JSON.stringify(rows)}) AS new_row
        JOIN alerts ON alerts.id = ${field(0)} JOIN destinations ON destinations.id = ${field(1)}
        WHERE alerts.is_paused = 0
          AND (${field(4)} = 'correction' OR (alerts.outcode, alerts.driving_hours, alerts.style)
            = (${field(5)}, ${field(6)}, ${field(7)}))
          AND NOT EXISTS (
          SELECT 1 FROM alert_tellings AS earlier
            WHERE earlier.user_id = alerts.user_id AND earlier.kind = ${field(4)}
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
function noteLastSent(db: Database, rows: readonly unknown[], nowMs: number) {
  return db
    .insert(alertTellings)
    .select(
      sql`SELECT DISTINCT message.user_id, message.kind, ${nowMs}
        FROM json_each(${JSON.stringify(rows)}) AS new_row
        JOIN alert_messages AS message ON message.alert_id = ${field(0)} AND message.date = ${field(2)}
          AND message.destination_id = ${field(1)} AND message.kind = ${field(4)}
        WHERE message.created_at = ${nowMs}`,
    )
    .onConflictDoUpdate({
      target: [alertTellings.userId, alertTellings.kind],
      set: { toldAt: nowMs },
    });
}

function addDeliveries(db: Database, rows: readonly unknown[], nowMs: number) {
  return db
    .insert(alertDeliveries)
    .select(
      sql`SELECT message.id, channel.id, 'pending', 0, 0, ${nowMs}, NULL
        FROM json_each(${JSON.stringify(rows)}) AS new_row
        JOIN alert_messages AS message ON message.alert_id = ${field(0)} AND message.date = ${field(2)}
          AND message.destination_id = ${field(1)} AND message.kind = ${field(4)}
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
