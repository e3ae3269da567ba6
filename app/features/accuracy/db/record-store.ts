import { and, eq, gte, inArray, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { accuracyDays, forecastRecord } from "./tables";
import { HAPPENED } from "#app/features/accuracy/domain/record-rules";
import type { RecordEntry } from "#app/features/accuracy/domain/recorded-visit";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { AccuracyRecordStore, CountedDayStore, DayRecord } from "#app/features/accuracy/services/ports";

/** One JSON parameter, so that a run writes all rows with one statement. */
const PUT = `
  INSERT INTO forecast_record (date, days_ahead, providers, entries)
  SELECT json_extract(value, '$.date'), json_extract(value, '$.daysAhead'), json_extract(value, '$.providers'),
    json_extract(value, '$.entries')
  FROM json_each(?)
  WHERE true
  ON CONFLICT (date, days_ahead) DO UPDATE SET providers = excluded.providers, entries = excluded.entries
  WHERE excluded.days_ahead = 0`;

const PUT_DAYS = `
  INSERT OR REPLACE INTO accuracy_days (date, counted)
  SELECT json_extract(value, '$.date'), json(value) FROM json_each(?)`;

const MARK_COUNTED = `
  UPDATE forecast_record SET is_counted = 1 WHERE date IN (SELECT value FROM json_each(?))`;

export function createAccuracyRecordStore(db: Database): AccuracyRecordStore & CountedDayStore {
  const uncountedUntil = (until: LondonDate) =>
    and(eq(forecastRecord.isCounted, false), lte(forecastRecord.date, until));
  return {
    async counted(since) {
      const rows = await db
        .select()
        .from(accuracyDays)
        .where(gte(accuracyDays.date, since))
        .orderBy(accuracyDays.date);
      return rows.map(({ counted }) => counted);
    },
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
        const ofDay = byDate.get(date) ?? new Map<number, readonly RecordEntry[]>();
        byDate.set(date, ofDay.set(daysAhead, entries));
      }
      return [...byDate].map(([date, entries]) => ({ date, entries }));
    },
    async count(days, dates) {
      const putDays = db.$client.prepare(PUT_DAYS).bind(JSON.stringify(days));
      const markCounted = db.$client.prepare(MARK_COUNTED).bind(JSON.stringify(dates));
      await db.$client.batch([putDays, markCounted]);
    },
    async removeBefore(date) {
      await db.delete(forecastRecord).where(lt(forecastRecord.date, date));
    },
    async outcomes(dates) {
      const rows = await db
        .select()
        .from(forecastRecord)
        .where(and(inArray(forecastRecord.date, [...dates]), eq(forecastRecord.daysAhead, HAPPENED)));
      return rows.map(toRecord);
    },
    async put(records) {
      await db.$client
        .prepare(PUT)
        .bind(JSON.stringify(records.map(toRow)))
        .run();
    },
  };
}

/** Place, index of the provider, score, hours of sun, millimetres of rain, degrees. */
type EntryRow = readonly [number, number, ...(number | null)[]];

function toRow({ date, daysAhead, entries }: DayRecord) {
  const providers = [...new Set(entries.map(({ provider }) => provider))];
  const rows = entries.map((entry): EntryRow => {
    const head = [entry.placeId, providers.indexOf(entry.provider)] as const;
    if (entry.score === null) return head;
    return [...head, entry.score, entry.sunHours, entry.rainMm, entry.temperatureC];
  });
  return { date, daysAhead, providers, entries: JSON.stringify(rows) };
}

function toRecord({ date, daysAhead, providers, entries }: typeof forecastRecord.$inferSelect): DayRecord {
  const rows = JSON.parse(entries) as readonly EntryRow[];
  return {
    date,
    daysAhead,
    entries: rows.map(([placeId, index, score = null, sunHours = null, rainMm, temperatureC]) => {
      const provider = providers[index] ?? "";
      if (score === null) return { placeId, provider, score };
      return { placeId, provider, score, sunHours, rainMm: rainMm ?? 0, temperatureC: temperatureC ?? 0 };
    }),
  };
}
