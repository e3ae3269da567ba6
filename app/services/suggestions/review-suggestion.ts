import type { Author } from "#app/domain/catalogue/audit";
import { type Result, fail, ok } from "#app/domain/result";
import type { Suggestion, SuggestionStatus } from "#app/domain/suggestions/suggestion";
import { mayBecome } from "#app/domain/suggestions/review";
import type { SuggestionsDeps } from "./ports";

interface SuggestionReview {
  readonly id: number;
  readonly status: SuggestionStatus;
  /** Undefined keeps the notes. An empty text removes them. */
  readonly adminNotes?: string | undefined;
  readonly reviewer: Author;
}

/** `wrong-step`: not from its present status. `nothing-made`: no destination was made from it. */
export type ReviewRefusal = "not-found" | "wrong-step" | "nothing-made";

/** To approved, rejected, converted, or pending again. */
export async function reviewSuggestion(
  { id, status, adminNotes, reviewer }: SuggestionReview,
  { suggestions, clock }: SuggestionsDeps,
): Promise<Result<Suggestion, ReviewRefusal>> {
  const reviewed = await suggestions.review({
    id,
    status,
    adminNotes: adminNotes === undefined ? undefined : adminNotes.trim() || null,
    reviewer,
    nowMs: clock(),
  });
  if (reviewed) return ok(reviewed);
  const found = await suggestions.find(id);
  if (!found) return fail("not-found");
  return fail(status === "converted" && mayBecome(status, found) ? "nothing-made" : "wrong-step");
}
