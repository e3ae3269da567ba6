import type { Accuracy } from "#app/domain/accuracy/accuracy";
import type { RecordedDay } from "#app/domain/accuracy/count-day";
import type { MonthSums } from "#app/domain/accuracy/figures";
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

/** The record as the nights' runs reckon with it. */
export interface AccuracySumsStore {
  /** The sums of every month; one statement. */
  months(): Promise<readonly MonthSums[]>;
  /** The earliest days up to a date that are in no sums yet, at most so many; one statement. */
  uncounted(until: LondonDate, days: number): Promise<readonly RecordedDay[]>;
  /** Replaces the months' sums and marks the days as counted: both or neither; two statements. */
  count(months: readonly MonthSums[], days: readonly LondonDate[]): Promise<void>;
  /** Deletes the record of earlier days; their sums stay. One statement. */
  removeBefore(date: LondonDate): Promise<void>;
}

/** How right we were, as pages read it. */
export interface PublishedAccuracy {
  /** Null if nothing has been published. */
  read(): Promise<Accuracy | null>;
  write(accuracy: Accuracy): Promise<void>;
}
