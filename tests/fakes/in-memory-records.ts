import type { CountedLead } from "#app/features/accuracy/domain/count-lead";
import { type AccuracyRecordStore, type DayRecord, HAPPENED } from "#app/features/accuracy/services/ports";

interface Row extends DayRecord {
  readonly provider: string;
  readonly counted: CountedLead | null;
}

export function createInMemoryRecords() {
  const held = new Map<string, Row>();
  const keyOf = (provider: string, { date, daysAhead }: Pick<DayRecord, "date" | "daysAhead">) =>
    `${provider} ${date} ${daysAhead}`;
  const all = (): Row[] => [...held.values()];
  const store: AccuracyRecordStore = {
    put(provider, records) {
      for (const { date, daysAhead, entries } of records) {
        const key = keyOf(provider, { date, daysAhead });
        const former = held.get(key);
        if (daysAhead !== HAPPENED && former) continue;
        const merged = { ...former?.entries, ...entries };
        held.set(key, { provider, date, daysAhead, entries: merged, counted: former?.counted ?? null });
      }
      return Promise.resolve();
    },
    counted: (provider, since) =>
      Promise.resolve(
        all().flatMap((row) => (row.provider === provider && row.date >= since && row.counted) || []),
      ),
    uncounted(provider, until, most) {
      const open = all().flatMap((row) => {
        const { date, daysAhead, entries: forecasts } = row;
        const outcomes = held.get(keyOf(provider, { date, daysAhead: HAPPENED }))?.entries;
        const isOpen = row.provider === provider && date <= until && daysAhead !== HAPPENED && !row.counted;
        return isOpen && outcomes ? [{ date, daysAhead, forecasts, outcomes }] : [];
      });
      const order = (lead: Pick<DayRecord, "date" | "daysAhead">) => `${lead.date} ${lead.daysAhead}`;
      return Promise.resolve(open.sort((a, b) => order(a).localeCompare(order(b))).slice(0, most));
    },
    count(provider, leads) {
      for (const lead of leads) {
        const key = keyOf(provider, lead);
        held.set(key, { ...held.get(key)!, counted: lead });
      }
      return Promise.resolve();
    },
    removeBefore(date) {
      for (const [key, record] of held) if (record.date < date) held.delete(key);
      return Promise.resolve();
    },
  };
  return { ...store, all };
}
