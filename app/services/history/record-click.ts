import { type Result, fail, ok } from "#app/domain/result";
import type { Clock } from "../ports";
import type { SearchHistoryStore } from "./ports";

export interface RecordClickDeps {
  readonly history: SearchHistoryStore;
  readonly clock: Clock;
}

/** Notes that a user opened a destination. `not-found`: there is no such destination. */
export async function recordClick(
  { userId, destinationId }: { readonly userId: number; readonly destinationId: number },
  { history, clock }: RecordClickDeps,
): Promise<Result<null, "not-found">> {
  return (await history.recordClick(userId, destinationId, clock())) ? ok(null) : fail("not-found");
}

/** Notes that a result of a search was clicked. `not-found`: the user has no such record. */
export async function markSearchClicked(
  { userId, recordId }: { readonly userId: number; readonly recordId: number },
  { history }: Pick<RecordClickDeps, "history">,
): Promise<Result<null, "not-found">> {
  return (await history.markClicked(userId, recordId)) ? ok(null) : fail("not-found");
}
