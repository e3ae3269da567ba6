import type { CountedDay, RecordedDay } from "#app/features/accuracy/domain/count-day";
import type { Accuracy } from "#app/features/accuracy/domain/figures";
import type { OutingAnswer, OutingAnswers } from "#app/features/accuracy/domain/outing-answers";
import type { RecordEntry } from "#app/features/accuracy/domain/recorded-visit";
import type { LondonDate } from "#app/domain/calendar/clock";

/** The forecast of `daysAhead` days before, or what happened (`HAPPENED`). */
export interface DayRecord {
  readonly date: LondonDate;
  readonly daysAhead: number;
  readonly entries: readonly RecordEntry[];
}

export interface AccuracyRecordStore {
  outcomes(dates: readonly LondonDate[]): Promise<readonly DayRecord[]>;
  /** One statement. Existing outcomes are replaced; an existing forecast stays. */
  put(records: readonly DayRecord[]): Promise<void>;
}

export interface CountedDayStore {
  /** The earliest first. One statement. */
  counted(since: LondonDate): Promise<readonly CountedDay[]>;
  /** Up to `until`, the earliest first, at most `days`. One statement. */
  uncounted(until: LondonDate, days: number): Promise<readonly RecordedDay[]>;
  /** Both or neither. Two statements. */
  count(days: readonly CountedDay[], dates: readonly LondonDate[]): Promise<void>;
  /** What was counted of them stays. One statement. */
  removeBefore(date: LondonDate): Promise<void>;
}

export interface OutingAnswerStore {
  /** False if there is no such place. Takes one statement. */
  add(answer: {
    readonly slug: string;
    readonly date: LondonDate;
    readonly answer: OutingAnswer;
  }): Promise<boolean>;
  /** Takes one statement. */
  totals(since: LondonDate): Promise<OutingAnswers>;
  /** Takes one statement. */
  removeBefore(date: LondonDate): Promise<void>;
}

export interface PublishedAccuracy {
  /** Null if nothing has been published. */
  read(): Promise<Accuracy | null>;
  write(accuracy: Accuracy): Promise<void>;
}
