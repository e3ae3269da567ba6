import type { AuditAction } from "#app/domain/catalogue/audit";
import type { Suggestion, SuggestionStatus, SuggestionType } from "./suggestion";

export const CONVERTED_NOTE = "Converted to destination in database";

/**
 * The step that gives a suggestion a new status. `from` is the status that the suggestion must have before the
 * step, and `action` is the step's name in the audit log.
 */
export interface ReviewStep {
  readonly from: SuggestionStatus;
  /** The only type of suggestion that may take the step; null if every type may. */
  readonly onlyType: SuggestionType | null;
  readonly action: AuditAction;
  /** A destination must already have been made from the suggestion. */
  readonly needsDestination?: true;
}

export const REVIEW_STEPS: Readonly<Record<SuggestionStatus, ReviewStep>> = {
  approved: { from: "pending", onlyType: null, action: "suggestion.approve" },
  rejected: { from: "pending", onlyType: null, action: "suggestion.reject" },
  /** The administrator can reopen a rejected suggestion, to review it again. */
  pending: { from: "rejected", onlyType: null, action: "suggestion.reopen" },
  converted: { from: "approved", onlyType: "location", action: "suggestion.convert", needsDestination: true },
};

/** Whether a suggestion may change to this status now. It can never leave "converted". */
export function mayBecome(
  status: SuggestionStatus,
  suggestion: Pick<Suggestion, "status" | "type">,
): boolean {
  const { from, onlyType } = REVIEW_STEPS[status];
  return suggestion.status === from && (onlyType === null || suggestion.type === onlyType);
}
