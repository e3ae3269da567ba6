import { MINUTE_MS } from "#app/domain/units";
import type { Postcode } from "#app/domain/geo/postcode";
import { type Result, fail, ok } from "#app/domain/result";
import type { Clock, Geocoder, Log } from "#app/services/ports";
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

/**
 * Asking for the same postcode and hours again within this time of the last time is the same search: a
 * reload, Back, another day or ranking, a client that reports what it searched. Half an hour without a sign is
 * how web statistics tell one visit from the next.
 */
const SAME_SEARCH_MS = 30 * MINUTE_MS;

/** Records a search, or finds the record that it has already; the record's id. */
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

/**
 * Records a search that a client reports, and that nobody has answered: "not-found" for a postcode that does not exist,
 * since the last one recorded is where this person's lists and next search start.
 */
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
  /** Resolves once the answer has had time to leave. */
  readonly afterAnswer: () => Promise<void>;
}

/** Records a search that was answered. Never rejects: the visitor has the answer, and a lost record is logged. */
export async function recordSearchAfterAnswer(
  search: SearchToRecord,
  { history, clock, log, afterAnswer }: RecordSearchAfterAnswerDeps,
): Promise<void> {
  const askedAt = clock();
  try {
    await afterAnswer();
    await recordSearch(search, { history, clock: () => askedAt });
  } catch (error) {
    log.error("history.not-recorded", error);
  }
}
