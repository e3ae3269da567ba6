import type { CountedLead, RecordedLead } from "#app/features/accuracy/domain/count-lead";
import type { Accuracy } from "#app/features/accuracy/domain/figures";
import type { OutingAnswer, OutingAnswers } from "#app/features/accuracy/domain/outing-answers";
import type { Entries } from "#app/features/accuracy/domain/recorded-visit";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { Calibration } from "#app/domain/ranking/calibration";
import type { Log } from "#app/services/ports";

/** Instead of a number of days ahead: what the service reports afterwards. */
export const HAPPENED = 0;

export interface DayRecord {
  readonly date: LondonDate;
  /** Or `HAPPENED`. */
  readonly daysAhead: number;
  readonly entries: Entries;
}

/** Of one service each. Each takes one statement. */
export interface AccuracyRecordStore {
  /** Later reports of a place replace earlier ones; an existing forecast stays. */
  put(provider: string, records: readonly DayRecord[]): Promise<void>;
  counted(provider: string, since: LondonDate): Promise<readonly CountedLead[]>;
  /** Whose day has been reported, up to `until`, the earliest first. */
  uncounted(provider: string, until: LondonDate, most: number): Promise<readonly RecordedLead[]>;
  count(provider: string, leads: readonly CountedLead[]): Promise<void>;
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
  /** Null for another service, without results, or if they cannot be read: the fixed band is then used. */
  calibrationOf(provider: string, log: Log): Promise<Calibration | null>;
  write(accuracy: Accuracy): Promise<void>;
}
