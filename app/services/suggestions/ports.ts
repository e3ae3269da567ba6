import type { Author } from "#app/domain/catalogue/audit";
import type { Suggestion, SuggestionContent, SuggestionStatus } from "#app/domain/suggestions/suggestion";

/** A suggestion with the name of its author. The name is null once the author's account is deleted. */
export interface SubmittedSuggestion extends Suggestion {
  readonly submitterName: string | null;
}

export interface Submission {
  readonly userId: number;
  readonly content: SuggestionContent;
  readonly nowMs: number;
}

export interface SubmissionLimits {
  /** An equal suggestion of the same user within this time counts as a repeat. */
  readonly repeatMs: number;
  /** How many suggestions one user may send in a day. */
  readonly perDay: number;
}

export interface SuggestionFilter {
  /** Null means suggestions of any status. */
  readonly status: SuggestionStatus | null;
  readonly limit: number;
  readonly offset: number;
}

export interface SuggestionPage {
  /** The newest suggestion is first. */
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

export interface SuggestionStore {
  /** Adds a suggestion. If an equal one was sent a short time ago, returns that one. */
  submit(submission: Submission, limits: SubmissionLimits): Promise<Suggestion | "too-many">;
  find(id: number): Promise<SubmittedSuggestion | null>;
  /** The newest suggestion is first. */
  ofUser(userId: number, limit: number): Promise<readonly Suggestion[]>;
  list(filter: SuggestionFilter): Promise<SuggestionPage>;
  /**
   * Changes the status and records the change. Returns null if the suggestion does not have the status from
   * which this change is allowed.
   */
  review(review: Review): Promise<Suggestion | null>;
}
