import { MINUTE_MS } from "#app/domain/units";
import { type Suggestion, type SuggestionContent, ownedDiscount } from "#app/domain/suggestions/suggestion";
import { type Result, fail, ok } from "#app/domain/result";
import type { Clock } from "#app/services/ports";
import type { SubmissionLimits, SuggestionStore } from "./ports";

/** A minute covers an impatient second press, and a form that is sent again because its answer was lost. */
const LIMITS: SubmissionLimits = { repeatMs: MINUTE_MS, perDay: 100 };

export interface SubmitSuggestionDeps {
  readonly suggestions: Pick<SuggestionStore, "submit">;
  readonly clock: Clock;
}

/**
 * Stores a suggestion for review. Equal suggestions of one user within a minute count once. `too-many`: over
 * a hundred in a day, which is more than we can read.
 */
export async function submitSuggestion(
  { userId, content }: { readonly userId: number; readonly content: SuggestionContent },
  { suggestions, clock }: SubmitSuggestionDeps,
): Promise<Result<Suggestion, "too-many">> {
  const outcome = await suggestions.submit(
    { userId, content: ownedDiscount(content), nowMs: clock() },
    LIMITS,
  );
  return outcome === "too-many" ? fail(outcome) : ok(outcome);
}
