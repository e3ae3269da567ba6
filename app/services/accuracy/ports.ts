import type { LondonDate } from "#app/domain/calendar/clock";
import type { RecordEntry } from "#app/domain/accuracy/packed-record";

/** What is recorded of one day: `daysAhead` before it, or afterwards (0). */
export interface DayRecord {
  readonly date: LondonDate;
  readonly daysAhead: number;
  readonly entries: readonly RecordEntry[];
}

export interface AccuracyRecordStore {
  /** Returns what is recorded of what happened on these days; one statement. */
  outcomes(dates: readonly LondonDate[]): Promise<readonly DayRecord[]>;
  /** Writes in one statement. What happened replaces what is there; a forecast that is there stays. */
  put(records: readonly DayRecord[]): Promise<void>;
}
