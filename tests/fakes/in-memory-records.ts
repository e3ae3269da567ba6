import { packEntries, unpackEntries } from "#app/domain/accuracy/packed-record";
import type { AccuracyRecordStore, DayRecord } from "#app/services/accuracy/ports";

/** For tests: keeps records packed, as the database does, and counts statements. */
export function createInMemoryRecords() {
  const held = new Map<string, { record: DayRecord; packed: ReturnType<typeof packEntries> }>();
  const statements: string[] = [];
  const keyOf = ({ date, daysAhead }: Pick<DayRecord, "date" | "daysAhead">) => `${date} ${daysAhead}`;
  const all = (): DayRecord[] =>
    [...held.values()].map(({ record, packed }) => ({ ...record, entries: unpackEntries(packed) }));
  const store: AccuracyRecordStore = {
    outcomes(dates) {
      statements.push("outcomes");
      return Promise.resolve(all().filter(({ date, daysAhead }) => daysAhead === 0 && dates.includes(date)));
    },
    put(records) {
      statements.push("put");
      for (const record of records) {
        if (record.daysAhead > 0 && held.has(keyOf(record))) continue;
        held.set(keyOf(record), { record, packed: packEntries(record.entries) });
      }
      return Promise.resolve();
    },
  };
  return { ...store, all, statements };
}
