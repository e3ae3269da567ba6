import { and, asc, eq, gte, isNotNull, isNull, lt, lte, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#app/db/client";
import { type AccuracyRecordStore, HAPPENED } from "#app/features/accuracy/services/ports";
import { forecastRecord } from "./tables";

/** One JSON parameter, so that a run writes all rows with one statement. */
const PUT = `
  INSERT INTO forecast_record (provider, date, days_ahead, entries)
  SELECT ?, json_extract(value, '$.date'), json_extract(value, '$.daysAhead'), json_extract(value, '$.entries')
  FROM json_each(?)
  WHERE true
  ON CONFLICT DO UPDATE SET entries = json_patch(entries, excluded.entries) WHERE days_ahead = ${HAPPENED}`;

const COUNT = `
  UPDATE forecast_record SET counted = json(lead.value) FROM json_each(?) AS lead
  WHERE provider = ? AND date = json_extract(lead.value, '$.date')
    AND days_ahead = json_extract(lead.value, '$.daysAhead')`;

export function createAccuracyRecordStore(db: Database): AccuracyRecordStore {
  const { provider, date, daysAhead, counted, entries } = forecastRecord;
  return {
    async put(service, records) {
      await db.$client.prepare(PUT).bind(service, JSON.stringify(records)).run();
    },
    async counted(service, since) {
      const isWanted = and(eq(provider, service), gte(date, since), isNotNull(counted));
      const rows = await db.select({ counted }).from(forecastRecord).where(isWanted).orderBy(date, daysAhead);
      return rows.flatMap((row) => row.counted ?? []);
    },
    uncounted(service, until, most) {
      const happened = alias(forecastRecord, "happened");
      const isOfSameDay = and(
        eq(happened.provider, provider),
        eq(happened.date, date),
        eq(happened.daysAhead, HAPPENED),
      );
      return db
        .select({ date, daysAhead, forecasts: entries, outcomes: happened.entries })
        .from(forecastRecord)
        .innerJoin(happened, isOfSameDay)
        .where(and(eq(provider, service), lte(date, until), ne(daysAhead, HAPPENED), isNull(counted)))
        .orderBy(asc(date), asc(daysAhead))
        .limit(most);
    },
    async count(service, leads) {
      await db.$client.prepare(COUNT).bind(JSON.stringify(leads), service).run();
    },
    async removeBefore(day) {
      await db.delete(forecastRecord).where(lt(date, day));
    },
  };
}
