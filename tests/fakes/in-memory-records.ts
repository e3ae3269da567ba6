import type { CountedDay } from "#app/features/accuracy/domain/count-day";
import type { RecordEntry } from "#app/features/accuracy/domain/recorded-visit";
import type { AccuracyRecordStore, CountedDayStore, DayRecord } from "#app/features/accuracy/services/ports";

/** For tests: stores records as the database does, and counts statements. */
export function createInMemoryRecords() {
  const held = new Map<string, DayRecord & { readonly isCounted: boolean }>();
  const countedDays = new Map<string, CountedDay>();
  const statements: string[] = [];
  const keyOf = ({ date, daysAhead }: Pick<DayRecord, "date" | "daysAhead">) => `${date} ${daysAhead}`;
  const all = (): DayRecord[] =>
    [...held.values()].map(({ date, daysAhead, entries }) => ({ date, daysAhead, entries }));
  const store: AccuracyRecordStore & CountedDayStore = {
    outcomes(dates) {
      statements.push("outcomes");
      return Promise.resolve(all().filter(({ date, daysAhead }) => daysAhead === 0 && dates.includes(date)));
    },
    put(records) {
      statements.push("put");
      for (const record of records) {
        const former = held.get(keyOf(record));
        if (record.daysAhead !== 0 && former) continue;
        held.set(keyOf(record), { ...record, isCounted: former?.isCounted ?? false });
      }
      return Promise.resolve();
    },
    counted: (since) => Promise.resolve([...countedDays.values()].filter(({ date }) => date >= since)),
    uncounted(until, days) {
      const open = [...held.values()].filter(({ date, isCounted }) => !isCounted && date <= until);
      const dates = [...new Set(open.map(({ date }) => date))].sort().slice(0, days);
      return Promise.resolve(
        dates.map((date) => {
          const rows = open.filter((record) => record.date === date);
          const entries = new Map<number, readonly RecordEntry[]>(
            rows.map((row) => [row.daysAhead, row.entries]),
          );
          return { date, entries };
        }),
      );
    },
    count(days, dates) {
      for (const day of days) countedDays.set(day.date, day);
      for (const [key, row] of held) if (dates.includes(row.date)) held.set(key, { ...row, isCounted: true });
      return Promise.resolve();
    },
    removeBefore(date) {
      for (const [key, record] of held) if (record.date < date) held.delete(key);
      return Promise.resolve();
    },
  };
  return { ...store, all, statements };
}
