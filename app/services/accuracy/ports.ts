import type { LondonDate } from "#app/domain/calendar/clock";
import type { RecordEntry } from "#app/domain/accuracy/packed-record";

/** The record of one day: as forecast `daysAhead` before it, or as known afterwards (0). */
export interface DayRecord {
  readonly date: LondonDate;
  readonly daysAhead: number;
  readonly entries: readonly RecordEntry[];
}

export interface AccuracyRecordStore {
  /** Returns the records of what happened on these days, with one statement. */
  outcomes(dates: readonly LondonDate[]): Promise<readonly DayRecord[]>;
  /** Writes in one statement. Outcomes replace existing ones; an existing forecast stays. */
  put(records: readonly DayRecord[]): Promise<void>;
}
