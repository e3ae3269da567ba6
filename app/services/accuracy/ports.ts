import type { Accuracy } from "#app/domain/accuracy/accuracy";
import type { RecordedDay } from "#app/domain/accuracy/count-day";
import type { MonthSums } from "#app/domain/accuracy/figures";
import type { Point } from "#app/domain/geo/geo";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { RecordEntry } from "#app/domain/accuracy/packed-record";

/** The record of one day: as forecast `daysAhead` before it, or as known afterwards (`HAPPENED`, `MEASURED`). */
export interface DayRecord {
  readonly date: LondonDate;
  readonly daysAhead: number;
  readonly entries: readonly RecordEntry[];
}

export interface AccuracyRecordStore {
  /** Returns the records of what happened on these days, with one statement. */
  outcomes(dates: readonly LondonDate[]): Promise<readonly DayRecord[]>;
  /** Writes in one statement. Outcomes replace existing ones; an existing forecast or measured day stays. */
  put(records: readonly DayRecord[]): Promise<void>;
}

/** Minutes of sun by the start of their hour, in epoch milliseconds; an unknown hour is absent. */
export type SunByHour = ReadonlyMap<number, number>;

/** Knows afterwards how long the sun shone: from satellites or from stations. */
export interface SunRecord {
  /** How many places one call of `sunOf` may request. */
  readonly batchSize: number;
  /** Returns a past London day's sun, in the order of `points`; null for a place without. Throws ProviderError. */
  sunOf(points: readonly Point[], date: LondonDate): Promise<readonly (SunByHour | null)[]>;
}

/** What is known of a day that is over. */
export interface MeasuredSunStore {
  /** What happened on a day, as `HAPPENED` and `MEASURED`, with one statement. */
  whatHappened(date: LondonDate): Promise<readonly DayRecord[]>;
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
