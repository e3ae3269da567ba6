import { Buffer } from "node:buffer";
import { packEntries, unpackEntries } from "#app/domain/accuracy/packed-record";
import type { Database } from "#app/db/client";
import { forecastRecord } from "#app/db/schema";
import type { AccuracyRecordStore, DayRecord } from "#app/services/accuracy/ports";
import { and, eq, inArray } from "drizzle-orm";

/** Takes rows as one JSON parameter, so that a run writes in one statement. */
const PUT = `
  INSERT INTO forecast_record (date, days_ahead, providers, entries)
  SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]')
  FROM json_each(?)
  WHERE true
  ON CONFLICT (date, days_ahead) DO UPDATE SET providers = excluded.providers, entries = excluded.entries
  WHERE excluded.days_ahead = 0`;

/** The record of forecasts in D1. */
export function createAccuracyRecordStore(db: Database): AccuracyRecordStore {
  return {
    async outcomes(dates) {
      const rows = await db
        .select()
        .from(forecastRecord)
        .where(and(inArray(forecastRecord.date, [...dates]), eq(forecastRecord.daysAhead, 0)));
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

function toRow({ date, daysAhead, entries }: DayRecord): readonly unknown[] {
  const { providers, bytes } = packEntries(entries);
  return [date, daysAhead, providers, Buffer.from(bytes).toString("base64")];
}

function toRecord({ date, daysAhead, providers, entries }: typeof forecastRecord.$inferSelect): DayRecord {
  const bytes = new Uint8Array(Buffer.from(entries, "base64"));
  return { date, daysAhead, entries: unpackEntries({ providers, bytes }) };
}
