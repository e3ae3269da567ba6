import { MINUTE_MS } from "#app/domain/units";
import type { Postcode } from "#app/domain/geo/postcode";
import { type Result, fail, ok } from "#app/domain/result";
import type { Clock, Geocoder, Log } from "#app/services/ports";
import type { SearchHistoryStore } from "./ports";

interface SearchToRecord {
  readonly userId: number;
  readonly postcode: Postcode;
  readonly drivingHours: number;
}

interface RecordSearchDeps {
  readonly history: SearchHistoryStore;
  readonly clock: Clock;
}

/** Reloaded, gone back, another day. Web statistics also end a visit after half an hour. */
const SAME_SEARCH_MS = 30 * MINUTE_MS;

export function recordSearch(
  { userId, postcode, drivingHours }: SearchToRecord,
  { history, clock }: RecordSearchDeps,
): Promise<number> {
  const nowMs = clock();
  return history.recordSearch(
    { userId, postcode: postcode.text, drivingHours, nowMs },
    nowMs - SAME_SEARCH_MS,
  );
}

export interface ReportSearchDeps extends RecordSearchDeps {
  readonly geocoder: Geocoder;
}

/** Only a real postcode: the last one is the start of the user's lists and of their next search. */
export async function reportSearch(
  search: SearchToRecord,
  deps: ReportSearchDeps,
): Promise<Result<number, "not-found">> {
  const located = await deps.geocoder.locate(search.postcode);
  if (!located.ok && located.error === "not-found") return fail("not-found");
  return ok(await recordSearch(search, deps));
}

export interface RecordSearchAfterAnswerDeps extends RecordSearchDeps {
  readonly log: Log;
  readonly afterAnswer: () => Promise<void>;
}

/** Never rejects: the visitor has the answer. */
export async function recordSearchAfterAnswer(
  search: SearchToRecord,
  { history, clock, log, afterAnswer }: RecordSearchAfterAnswerDeps,
): Promise<void> {
  const startedAt = clock();
  try {
    await afterAnswer();
    await recordSearch(search, { history, clock: () => startedAt });
  } catch (error) {
    log.error("history.not-recorded", error);
  }
}
