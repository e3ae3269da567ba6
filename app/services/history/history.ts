import { type Result, fail, ok } from "#app/domain/result";
import { bindUseCases } from "#app/services/bind-use-cases";
import {
  type RecordSearchAfterAnswerDeps,
  type ReportSearchDeps,
  recordSearchAfterAnswer,
  reportSearch,
} from "./record-search";
import type { PastSearch } from "./ports";

/** Each touches only the records of its user. */
export function createHistory(deps: RecordSearchAfterAnswerDeps & ReportSearchDeps) {
  return {
    ...bindUseCases({ reportSearch, recordSearchAfterAnswer, markSearchClicked, recordClick }, deps),
    lastSearch: async (userId: number): Promise<PastSearch | null> =>
      (await deps.history.recent(userId)).searches[0] ?? null,
  };
}

/** `not-found`: there is no such destination. */
async function recordClick(
  { userId, destinationId }: { readonly userId: number; readonly destinationId: number },
  { history, clock }: Pick<ReportSearchDeps, "history" | "clock">,
): Promise<Result<null, "not-found">> {
  return (await history.recordClick(userId, destinationId, clock())) ? ok(null) : fail("not-found");
}

/** `not-found`: the user has no such search. */
async function markSearchClicked(
  { userId, recordId }: { readonly userId: number; readonly recordId: number },
  { history }: Pick<ReportSearchDeps, "history">,
): Promise<Result<null, "not-found">> {
  return (await history.markClicked(userId, recordId)) ? ok(null) : fail("not-found");
}
