import type { Postcode } from "#app/domain/postcode";
import type { Log } from "../log";
import type { Clock } from "../ports";
import type { SearchHistoryStore } from "./ports";

export interface SearchToRecord {
  readonly userId: number;
  readonly postcode: Postcode;
  readonly drivingHours: number;
}

export interface RecordSearchDeps {
  readonly history: SearchHistoryStore;
  readonly clock: Clock;
}

/** A client's report of a search within this time belongs to the record that the search itself made. */
const SAME_SEARCH_MS = 60_000;

const entryOf = ({ userId, postcode, drivingHours }: SearchToRecord, nowMs: number) => ({
  userId,
  postcode: postcode.text,
  drivingHours,
  nowMs,
});

/** Records a search that a client reports; the record's id. A search that was just recorded is not told twice. */
export function recordSearch(search: SearchToRecord, { history, clock }: RecordSearchDeps): Promise<number> {
  const nowMs = clock();
  return history.recordSearchOnce(entryOf(search, nowMs), nowMs - SAME_SEARCH_MS);
}

export interface RecordSearchAfterAnswerDeps extends RecordSearchDeps {
  readonly log: Log;
  /** Settles once the answer has had time to leave. */
  readonly afterAnswer: () => Promise<void>;
}

/** Records a search that was answered. Never rejects: the visitor has the answer, and a lost record is logged. */
export async function recordSearchAfterAnswer(
  search: SearchToRecord,
  { history, clock, log, afterAnswer }: RecordSearchAfterAnswerDeps,
): Promise<void> {
  const nowMs = clock();
  try {
    await afterAnswer();
    await history.recordSearch(entryOf(search, nowMs));
  } catch (error) {
    log.error("history.not-recorded", error);
  }
}
