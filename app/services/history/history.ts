import { type Result, fail, ok } from "#app/domain/result";
import {
  type RecordSearchAfterAnswerDeps,
  type ReportSearchDeps,
  type SearchToRecord,
  recordSearchAfterAnswer,
  reportSearch,
} from "./record-search";
import type { Clock } from "#app/services/ports";
import type { PastSearch, SearchHistoryStore } from "./ports";

/** The use cases of a user's search history; each touches only that user's records. */
export interface History {
  /** The record's id. */
  reportSearch(search: SearchToRecord): Promise<Result<number, "not-found">>;
  /** For waitUntil: never rejects. */
  recordSearchAfterAnswer(search: SearchToRecord): Promise<void>;
  markSearchClicked(input: { userId: number; recordId: number }): Promise<Result<null, "not-found">>;
  recordClick(input: { userId: number; destinationId: number }): Promise<Result<null, "not-found">>;
  /** Null where there is none. */
  lastSearch(userId: number): Promise<PastSearch | null>;
}

export function createHistory(deps: RecordSearchAfterAnswerDeps & ReportSearchDeps): History {
  return {
    reportSearch: (search) => reportSearch(search, deps),
    recordSearchAfterAnswer: (search) => recordSearchAfterAnswer(search, deps),
    markSearchClicked: (input) => markSearchClicked(input, deps),
    recordClick: (input) => recordClick(input, deps),
    lastSearch: async (userId) => (await deps.history.recent(userId)).searches[0] ?? null,
  };
}

export interface RecordClickDeps {
  readonly history: SearchHistoryStore;
  readonly clock: Clock;
}

/** Notes that a user opened a destination. `not-found`: there is no such destination. */
async function recordClick(
  { userId, destinationId }: { readonly userId: number; readonly destinationId: number },
  { history, clock }: RecordClickDeps,
): Promise<Result<null, "not-found">> {
  return (await history.recordClick(userId, destinationId, clock())) ? ok(null) : fail("not-found");
}

/** Notes that a result of a search was clicked. `not-found`: the user has no such record. */
async function markSearchClicked(
  { userId, recordId }: { readonly userId: number; readonly recordId: number },
  { history }: Pick<RecordClickDeps, "history">,
): Promise<Result<null, "not-found">> {
  return (await history.markClicked(userId, recordId)) ? ok(null) : fail("not-found");
}
