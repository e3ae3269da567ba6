import type { CountedDay, RecordedDay } from "#app/features/accuracy/domain/count-day";
import type { Accuracy } from "#app/features/accuracy/domain/figures";
import type { RecordEntry } from "#app/features/accuracy/domain/recorded-visit";
import type { LondonDate } from "#app/domain/calendar/clock";

/** The record of one day: the forecast of `daysAhead` days before, or what happened (`HAPPENED`). */
export interface DayRecord {
  readonly date: LondonDate;
  readonly daysAhead: number;
  readonly entries: readonly RecordEntry[];
}

export interface AccuracyRecordStore {
  outcomes(dates: readonly LondonDate[]): Promise<readonly DayRecord[]>;
  /** Writes records with one statement. Existing outcomes are replaced; an existing forecast stays. */
  put(records: readonly DayRecord[]): Promise<void>;
}

export interface CountedDayStore {
  /** Returns the counted days since this one, the earliest first. Takes one statement. */
  counted(since: LondonDate): Promise<readonly CountedDay[]>;
  /** Returns the earliest days up to `until` that are not counted yet, at most `days` of them. Takes one statement. */
  uncounted(until: LondonDate, days: number): Promise<readonly RecordedDay[]>;
  /** Adds counted days and marks these dates as counted, both or neither. Takes two statements. */
  count(days: readonly CountedDay[], dates: readonly LondonDate[]): Promise<void>;
  /** Deletes the records of days before this one. What was counted of them stays. Takes one statement. */
  removeBefore(date: LondonDate): Promise<void>;
}

export interface PublishedAccuracy {
  /** Returns null if nothing has been published. */
  read(): Promise<Accuracy | null>;
  write(accuracy: Accuracy): Promise<void>;
}
