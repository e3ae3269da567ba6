import type { Accuracy } from "#app/domain/accuracy/accuracy";
import type { RecordedDay } from "#app/domain/accuracy/count-day";
import type { MonthSums } from "#app/domain/accuracy/figures";
import type { Point } from "#app/domain/geo/geo";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { RecordEntry } from "#app/domain/accuracy/packed-record";

/**
 * The record of one day: the forecast of `daysAhead` days before, or what happened (`HAPPENED`, `MEASURED`).
 */
export interface DayRecord {
  readonly date: LondonDate;
  readonly daysAhead: number;
  readonly entries: readonly RecordEntry[];
}

export interface AccuracyRecordStore {
  /** Returns the records of what happened on these days. Takes one statement. */
  outcomes(dates: readonly LondonDate[]): Promise<readonly DayRecord[]>;
  /**
   * Writes records with one statement. Existing outcomes are replaced; an existing forecast or measured day
   * stays.
   */
  put(records: readonly DayRecord[]): Promise<void>;
}

/** The minutes of sun in each hour, by its start in epoch milliseconds. Unknown hours are absent. */
export type SunByHour = ReadonlyMap<number, number>;

/** A service that reports afterwards how long the sun shone, from satellites or from stations. */
export interface SunRecord {
  /** How many places one call of `sunOf` may ask for. */
  readonly batchSize: number;
  /**
   * Returns the sun of a past London day at each point, in the order of `points`; null if it is unknown
   * there. Throws ProviderError.
   */
  sunOf(points: readonly Point[], date: LondonDate): Promise<readonly (SunByHour | null)[]>;
}

/** The records of what happened, as needed to add measured sun. */
export interface MeasuredSunStore {
  /** Returns the records `HAPPENED` and `MEASURED` of a day. Takes one statement. */
  whatHappened(date: LondonDate): Promise<readonly DayRecord[]>;
  put(records: readonly DayRecord[]): Promise<void>;
}

/** The records and their monthly sums, for the nightly runs that count the records. */
export interface AccuracySumsStore {
  /** Returns the sums of every month. Takes one statement. */
  months(): Promise<readonly MonthSums[]>;
  /**
   * Returns the earliest days up to `until` that are not counted yet, at most `days` of them. Takes one
   * statement.
   */
  uncounted(until: LondonDate, days: number): Promise<readonly RecordedDay[]>;
  /**
   * Replaces the sums of these months and marks the days as counted, both or neither. Takes two statements.
   */
  count(months: readonly MonthSums[], days: readonly LondonDate[]): Promise<void>;
  /** Deletes the records of days before this one. Their sums stay. Takes one statement. */
  removeBefore(date: LondonDate): Promise<void>;
}

/** Where pages read how right forecasts were. */
export interface PublishedAccuracy {
  /** Returns null if nothing has been published. */
  read(): Promise<Accuracy | null>;
  write(accuracy: Accuracy): Promise<void>;
}
