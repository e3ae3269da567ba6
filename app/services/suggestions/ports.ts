import type { Clock } from "#app/services/ports";
import type { Author } from "#app/domain/catalogue/audit";
import type { Suggestion, SuggestionContent, SuggestionStatus } from "#app/domain/suggestions/suggestion";

/** Null once the author's account is deleted. */
export interface SubmittedSuggestion extends Suggestion {
  readonly submitterName: string | null;
}

export interface Submission {
  readonly userId: number;
  readonly content: SuggestionContent;
  readonly nowMs: number;
}

export interface SubmissionLimits {
  /** An equal suggestion of the same user within this time is a repeat. */
  readonly repeatMs: number;
  readonly perDay: number;
}

export interface SuggestionFilter {
  readonly status: SuggestionStatus | null;
  readonly limit: number;
  readonly offset: number;
}

export interface SuggestionPage {
  /** The newest first. */
  readonly suggestions: readonly SubmittedSuggestion[];
  readonly counts: Readonly<Record<SuggestionStatus, number>>;
}

export interface Review {
  readonly id: number;
  readonly status: SuggestionStatus;
  /** Undefined keeps the notes. Null removes them. */
  readonly adminNotes: string | null | undefined;
  readonly reviewer: Author;
  readonly nowMs: number;
}

export interface SuggestionsDeps {
  readonly suggestions: SuggestionStore;
  readonly clock: Clock;
}

export interface SuggestionStore {
  /** Returns an equal one that was sent a short time ago. */
  submit(submission: Submission, limits: SubmissionLimits): Promise<Suggestion | "too-many">;
  find(id: number): Promise<SubmittedSuggestion | null>;
  /** The newest first. */
  ofUser(userId: number, limit: number): Promise<readonly Suggestion[]>;
  list(filter: SuggestionFilter): Promise<SuggestionPage>;
  /** With its record. Null if the suggestion does not have the status that the change starts from. */
  review(review: Review): Promise<Suggestion | null>;
}
