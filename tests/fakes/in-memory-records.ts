import { type RecordEntry, packEntries, unpackEntries } from "#app/domain/accuracy/packed-record";
import type { MonthSums } from "#app/domain/accuracy/figures";
import type {
  AccuracyRecordStore,
  AccuracySumsStore,
  DayRecord,
  MeasuredSunStore,
} from "#app/services/accuracy/ports";

interface Row {
  readonly record: DayRecord;
  readonly packed: ReturnType<typeof packEntries>;
  readonly isCounted: boolean;
}

/** For tests: stores records in packed form, as the database does, and counts statements. */
export function createInMemoryRecords() {
  const held = new Map<string, Row>();
  let months: readonly MonthSums[] = [];
  const statements: string[] = [];
  const keyOf = ({ date, daysAhead }: Pick<DayRecord, "date" | "daysAhead">) => `${date} ${daysAhead}`;
  const recordOf = ({ record, packed }: Row): DayRecord => ({ ...record, entries: unpackEntries(packed) });
  const all = (): DayRecord[] => [...held.values()].map(recordOf);
  const store: AccuracyRecordStore & AccuracySumsStore & MeasuredSunStore = {
    outcomes(dates) {
      statements.push("outcomes");
      return Promise.resolve(all().filter(({ date, daysAhead }) => daysAhead === 0 && dates.includes(date)));
    },
    whatHappened(date) {
      statements.push("whatHappened");
      return Promise.resolve(all().filter((record) => record.date === date && record.daysAhead <= 0));
    },
    put(records) {
      statements.push("put");
      for (const record of records) {
        const former = held.get(keyOf(record));
        if (record.daysAhead !== 0 && former) continue;
        const isCounted = former?.isCounted ?? false;
        held.set(keyOf(record), { record, packed: packEntries(record.entries), isCounted });
      }
      return Promise.resolve();
    },
    months: () => Promise.resolve(months),
    uncounted(until, days) {
      const open = [...held.values()].filter(({ record, isCounted }) => !isCounted && record.date <= until);
      const dates = [...new Set(open.map(({ record }) => record.date))].sort().slice(0, days);
      return Promise.resolve(
        dates.map((date) => {
          const rows = open.filter(({ record }) => record.date === date).map(recordOf);
          const entries = new Map<number, readonly RecordEntry[]>(
            rows.map((row) => [row.daysAhead, row.entries]),
          );
          return { date, entries };
        }),
      );
    },
    count(changed, days) {
      const kept = months.filter(({ month }) => !changed.some((other) => other.month === month));
      months = [...kept, ...changed].sort((a, b) => (a.month < b.month ? -1 : 1));
      for (const [key, row] of held) {
        if (days.includes(row.record.date)) held.set(key, { ...row, isCounted: true });
      }
      return Promise.resolve();
    },
    removeBefore(date) {
      for (const [key, { record }] of held) if (record.date < date) held.delete(key);
      return Promise.resolve();
    },
  };
  return { ...store, all, statements };
}
