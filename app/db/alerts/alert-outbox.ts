import type { AlertOutbox } from "#app/services/alerts/ports";
import type { Told, ToldForTrip } from "#app/domain/alerts/telling";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import type { LondonDate } from "#app/domain/calendar/clock";
import { addDays } from "#app/domain/calendar/calendar-day";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import { asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { toldTrip } from "./alert-store";
import { alertDeliveries, alertMessages, alertTellings, alerts } from "#app/db/schema";

/** How long messages are kept for the site and the feeds. */
const KEPT_DAYS = 60;

type ToldRow = readonly [
  ...[kind: Told["kind"], destinationId: number, date: string, score: number],
  ...[outcode: string, drivingHours: number, style: RankingStyle],
];

/** Alerts and their new messages in D1. Ten thousand messages fit one statement's parameter. */
export function createAlertOutbox(db: Database): AlertOutbox {
  return {
    async watched(today) {
      const { id, outcode, drivingHours, style, threshold, weekdays, isStale } = alerts;
      // The table is named here, since drizzle omits it in queries of one table.
      const told = sql<string>`(
        SELECT json_group_array(json_array(kind, destination_id, date, score,
          ${toldTrip.outcode}, ${toldTrip.drivingHours}, ${toldTrip.style}))
        FROM alert_messages WHERE alert_id = alerts.id AND date >= ${today})`;
      const toldToday = db
        .select({ userId: alertTellings.userId, kinds: sql<string>`json_group_array(kind)`.as("kinds") })
        .from(alertTellings)
        .where(gte(alertTellings.toldAt, startOf(today)))
        .groupBy(alertTellings.userId)
        .as("told_today");
      const toldOwnerToday = toldToday.kinds;
      const rows = await db
        .select({ id, outcode, drivingHours, style, threshold, weekdays, isStale, told, toldOwnerToday })
        .from(alerts)
        .leftJoin(toldToday, eq(toldToday.userId, alerts.userId))
        .where(eq(alerts.isPaused, false))
        .orderBy(asc(alerts.outcode));
      return rows.map((row) => ({
        ...row,
        told: readTold(row.told),
        toldOwnerToday: row.toldOwnerToday === null ? [] : (JSON.parse(row.toldOwnerToday) as Told["kind"][]),
      }));
    },
    async keep({ messages, becameStale, becameFresh }, today, nowMs) {
      const told = messages.map(({ alertId, destinationId, date, score, kind, trip }) => [
        ...[alertId, destinationId, date, score, kind],
        ...[trip.outcode, trip.drivingHours, trip.style],
      ]);
      const changed = [...becameStale, ...becameFresh];
      const statements = [
        ...(told.length > 0
          ? [
              keepMessages(db, told, today, nowMs),
              noteTellings(db, told, nowMs),
              addDeliveries(db, told, nowMs),
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

const NO_TOLD: readonly ToldForTrip[] = [];

function readTold(json: string): readonly ToldForTrip[] {
  if (json === "[]") return NO_TOLD;
  return (JSON.parse(json) as ToldRow[]).map(
    ([kind, destinationId, date, score, outcode, drivingHours, style]) => ({
      ...{ kind, destinationId, date, score },
      trip: { outcode, drivingHours, style },
    }),
  );
}

const startOf = (day: LondonDate): number => epochMsOfLondonClock(day, 0);

const field = (at: number) => sql.raw(`told.value ->> ${at}`);

/**
 * Another run at the same time may have sent the owner a message: then there are no more today. A place and
 * day that were announced for another trip are not announced again: the message is about the present trip
 * from then on.
 */
function keepMessages(db: Database, told: readonly unknown[], today: LondonDate, nowMs: number) {
  return db
    .insert(alertMessages)
    .select(
      sql`SELECT NULL, alerts.id, alerts.user_id, ${field(4)}, destinations.id, destinations.slug, destinations.name,
        ${field(2)}, ${field(3)}, ${field(5)}, ${field(6)}, ${field(7)}, ${nowMs}, NULL
        FROM json_each(${JSON.stringify(told)}) AS told
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

/** Records for the messages that this run inserted that their owners get no more of that kind today. */
function noteTellings(db: Database, told: readonly unknown[], nowMs: number) {
  return db
    .insert(alertTellings)
    .select(
      sql`SELECT DISTINCT message.user_id, message.kind, ${nowMs}
        FROM json_each(${JSON.stringify(told)}) AS told
        JOIN alert_messages AS message ON message.alert_id = ${field(0)} AND message.date = ${field(2)}
          AND message.destination_id = ${field(1)} AND message.kind = ${field(4)}
        WHERE message.created_at = ${nowMs}`,
    )
    .onConflictDoUpdate({
      target: [alertTellings.userId, alertTellings.kind],
      set: { toldAt: nowMs },
    });
}

/** Adds deliveries only for messages that this run inserted. */
function addDeliveries(db: Database, told: readonly unknown[], nowMs: number) {
  return db
    .insert(alertDeliveries)
    .select(
      sql`SELECT message.id, channel.id, 'pending', 0, 0, ${nowMs}, NULL
        FROM json_each(${JSON.stringify(told)}) AS told
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
