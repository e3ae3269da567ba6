import { Buffer } from "node:buffer";
import { packEntries, unpackEntries } from "#app/domain/accuracy/packed-record";
import type { Database } from "#app/db/client";
import { accuracySums, forecastRecord } from "#app/db/schema";
import type { RecordEntry } from "#app/domain/accuracy/packed-record";
import { HAPPENED } from "#app/domain/accuracy/record-rules";
import type { LondonDate } from "#app/domain/calendar/clock";
import type {
  AccuracyRecordStore,
  AccuracySumsStore,
  DayRecord,
  MeasuredSunStore,
} from "#app/services/accuracy/ports";
import { and, eq, inArray, lt, lte, sql } from "drizzle-orm";

/** Takes all rows as one JSON parameter, so that a run writes them with one statement. */
const PUT = `
  INSERT INTO forecast_record (date, days_ahead, providers, entries)
  SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]')
  FROM json_each(?)
  WHERE true
  ON CONFLICT (date, days_ahead) DO UPDATE SET providers = excluded.providers, entries = excluded.entries
  WHERE excluded.days_ahead = 0`;

const PUT_MONTHS = `
  INSERT INTO accuracy_sums (month, sums)
  SELECT json_extract(value, '$.month'), json_extract(value, '$.sums') FROM json_each(?)
  WHERE true
  ON CONFLICT (month) DO UPDATE SET sums = excluded.sums`;

const MARK_COUNTED = `
  UPDATE forecast_record SET is_counted = 1 WHERE date IN (SELECT value FROM json_each(?))`;

/** The record of forecasts in D1. */
export function createAccuracyRecordStore(
  db: Database,
): AccuracyRecordStore & AccuracySumsStore & MeasuredSunStore {
  const uncountedUntil = (until: LondonDate) =>
    and(eq(forecastRecord.isCounted, false), lte(forecastRecord.date, until));
  return {
    months: () => db.select().from(accuracySums).orderBy(accuracySums.month),
    async uncounted(until, days) {
      const first = db
        .selectDistinct({ date: forecastRecord.date })
        .from(forecastRecord)
        .where(uncountedUntil(until))
        .orderBy(forecastRecord.date)
        .limit(days);
      const rows = await db
        .select()
        .from(forecastRecord)
        .where(and(uncountedUntil(until), sql`${forecastRecord.date} in ${first}`));
      const byDate = new Map<LondonDate, Map<number, readonly RecordEntry[]>>();
      for (const { date, daysAhead, entries } of rows.map(toRecord)) {
        byDate.set(
          date,
          (byDate.get(date) ?? new Map<number, readonly RecordEntry[]>()).set(daysAhead, entries),
        );
      }
      return [...byDate].map(([date, entries]) => ({ date, entries }));
    },
    async count(months, days) {
      const putMonths = db.$client.prepare(PUT_MONTHS).bind(JSON.stringify(months));
      const markCounted = db.$client.prepare(MARK_COUNTED).bind(JSON.stringify(days));
      await db.$client.batch([putMonths, markCounted]);
    },
    async removeBefore(date) {
      await db.delete(forecastRecord).where(lt(forecastRecord.date, date));
    },
    async outcomes(dates) {
      const rows = await db
        .select()
        .from(forecastRecord)
        .where(and(inArray(forecastRecord.date, [...dates]), eq(forecastRecord.daysAhead, 0)));
      return rows.map(toRecord);
    },
    async whatHappened(date) {
      const ofDay = and(eq(forecastRecord.date, date), lte(forecastRecord.daysAhead, HAPPENED));
      return (await db.select().from(forecastRecord).where(ofDay)).map(toRecord);
    },
    async put(records) {
      await db.$client
        .prepare(PUT)
        .bind(JSON.stringify(records.map(toRow)))
        .run();
    },
  };
}

function toRow({ date, daysAhead, entries }: DayRecord): readonly unknown[] {
  const { providers, bytes } = packEntries(entries);
  return [date, daysAhead, providers, Buffer.from(bytes).toString("base64")];
}

function toRecord({ date, daysAhead, providers, entries }: typeof forecastRecord.$inferSelect): DayRecord {
  const bytes = new Uint8Array(Buffer.from(entries, "base64"));
  return { date, daysAhead, entries: unpackEntries({ providers, bytes }) };
}
