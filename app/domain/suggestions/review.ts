import type { AuditAction } from "#app/domain/catalogue/audit";
import type { Suggestion, SuggestionStatus, SuggestionType } from "./suggestion";

/** The admin note set when a suggestion is converted. */
export const CONVERTED_NOTE = "Converted to destination in database";

/** The one step that leads to a status: from which status, for which type, and its name in the audit log. */
export interface ReviewStep {
  readonly from: SuggestionStatus;
  /** The only type that may take the step; null if every type may. */
  readonly onlyType: SuggestionType | null;
  readonly action: AuditAction;
  /** The step requires that a destination was made from the suggestion. */
  readonly needsDestination?: true;
}

export const REVIEW_STEPS: Readonly<Record<SuggestionStatus, ReviewStep>> = {
  approved: { from: "pending", onlyType: null, action: "suggestion.approve" },
  rejected: { from: "pending", onlyType: null, action: "suggestion.reject" },
  /** A rejected suggestion is reopened to be reviewed again. */
  pending: { from: "rejected", onlyType: null, action: "suggestion.reopen" },
  converted: { from: "approved", onlyType: "location", action: "suggestion.convert", needsDestination: true },
};

/** Whether a suggestion may change to a status now; "converted" is final. */
export function mayBecome(
  status: SuggestionStatus,
  suggestion: Pick<Suggestion, "status" | "type">,
): boolean {
  const { from, onlyType } = REVIEW_STEPS[status];
  return suggestion.status === from && (onlyType === null || suggestion.type === onlyType);
}
