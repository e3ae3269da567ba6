import type { Result } from "#app/domain/result";
import { markSearchClicked, recordClick } from "./record-click";
import {
  type RecordSearchAfterAnswerDeps,
  type SearchToRecord,
  recordSearch,
  recordSearchAfterAnswer,
} from "./record-search";

/** What the routes do with a user's search history; each call touches that user's records only. */
export interface History {
  /** The record's id. */
  recordSearch(search: SearchToRecord): Promise<number>;
  /** For waitUntil: never rejects. */
  recordSearchAfterAnswer(search: SearchToRecord): Promise<void>;
  markSearchClicked(input: { userId: number; recordId: number }): Promise<Result<null, "not-found">>;
  recordClick(input: { userId: number; destinationId: number }): Promise<Result<null, "not-found">>;
}

export function createHistory(deps: RecordSearchAfterAnswerDeps): History {
  return {
    recordSearch: (search) => recordSearch(search, deps),
    recordSearchAfterAnswer: (search) => recordSearchAfterAnswer(search, deps),
    markSearchClicked: (input) => markSearchClicked(input, deps),
    recordClick: (input) => recordClick(input, deps),
  };
}
