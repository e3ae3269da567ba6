import type { CountedLead, RecordedLead } from "#app/features/accuracy/domain/count-lead";
import type { OutingAnswer, OutingAnswers } from "#app/features/accuracy/domain/outing-answers";
import type { Entries } from "#app/features/accuracy/domain/recorded-visit";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { Clock, Log } from "#app/services/ports";

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

/** What keeping and counting have in common. */
export interface RecordDeps {
  readonly records: AccuracyRecordStore;
  readonly provider: string;
  readonly clock: Clock;
  readonly log: Log;
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
