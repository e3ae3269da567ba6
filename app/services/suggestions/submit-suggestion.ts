import { MINUTE_MS } from "#app/domain/units";
import { type Suggestion, type SuggestionContent, ownedDiscount } from "#app/domain/suggestions/suggestion";
import { type Result, fail, ok } from "#app/domain/result";
import type { SubmissionLimits, SuggestionsDeps } from "./ports";

/** A minute covers an impatient second press, and a form sent again because its answer was lost. */
const LIMITS: SubmissionLimits = { repeatMs: MINUTE_MS, perDay: 100 };

/** `too-many`: over a hundred in a day, more than we can read. */
export async function submitSuggestion(
  { userId, content }: { readonly userId: number; readonly content: SuggestionContent },
  { suggestions, clock }: SuggestionsDeps,
): Promise<Result<Suggestion, "too-many">> {
  const outcome = await suggestions.submit(
    { userId, content: ownedDiscount(content), nowMs: clock() },
    LIMITS,
  );
  return outcome === "too-many" ? fail(outcome) : ok(outcome);
}
