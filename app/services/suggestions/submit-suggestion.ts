import { MINUTE_MS } from "#app/domain/units";
import { type Suggestion, type SuggestionContent, ownedDiscount } from "#app/domain/suggestions/suggestion";
import { type Result, fail, ok } from "#app/domain/result";
import type { Clock } from "#app/services/ports";
import type { SubmissionLimits, SuggestionStore } from "./ports";

/** A minute covers an impatient second press, and a form sent again because its answer was lost. */
const LIMITS: SubmissionLimits = { repeatMs: MINUTE_MS, perDay: 100 };

interface SubmitSuggestionDeps {
  readonly suggestions: Pick<SuggestionStore, "submit">;
  readonly clock: Clock;
}

/** `too-many`: over a hundred in a day, more than we can read. */
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
