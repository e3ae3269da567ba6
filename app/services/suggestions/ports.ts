import type { Author } from "#app/domain/catalogue/audit";
import type { Suggestion, SuggestionContent, SuggestionStatus } from "#app/domain/suggestions/suggestion";

/** A suggestion with its author's name; null once the account is deleted. */
export interface SubmittedSuggestion extends Suggestion {
  readonly submitterName: string | null;
}

export interface Submission {
  readonly userId: number;
  readonly content: SuggestionContent;
  readonly nowMs: number;
}

export interface SubmissionLimits {
  /** An equal suggestion from the same person within this time counts as a repeat. */
  readonly repeatMs: number;
  /** How many one person may submit in a day. */
  readonly perDay: number;
}

export interface SuggestionFilter {
  /** Null for suggestions of every status. */
  readonly status: SuggestionStatus | null;
  readonly limit: number;
  readonly offset: number;
}

export interface SuggestionPage {
  /** Newest first. */
  readonly suggestions: readonly SubmittedSuggestion[];
  readonly counts: Readonly<Record<SuggestionStatus, number>>;
}

/** A change of a suggestion's status. */
export interface Review {
  readonly id: number;
  readonly status: SuggestionStatus;
  /** Undefined keeps the notes, null removes them. */
  readonly adminNotes: string | null | undefined;
  readonly reviewer: Author;
  readonly nowMs: number;
}

export interface SuggestionStore {
  /** Adds a suggestion; an equal one sent again within a short time returns the existing row. */
  submit(submission: Submission, limits: SubmissionLimits): Promise<Suggestion | "too-many">;
  find(id: number): Promise<SubmittedSuggestion | null>;
  /** Newest first. */
  ofUser(userId: number, limit: number): Promise<readonly Suggestion[]>;
  list(filter: SuggestionFilter): Promise<SuggestionPage>;
  /** Takes the step and records it; returns null if the suggestion is not in the step's first status. */
  review(review: Review): Promise<Suggestion | null>;
}
