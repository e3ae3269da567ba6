import type { AuditAction } from "#app/domain/catalogue/audit";
import type { Suggestion, SuggestionStatus, SuggestionType } from "./suggestion";

/** The admin note set when a suggestion is converted. */
export const CONVERTED_NOTE = "Converted to destination in database";

/** The only transition into a status: from which status, for which type, and its name in the audit log. */
export interface ReviewStep {
  readonly from: SuggestionStatus;
  /** Null if it is open to every type. */
  readonly onlyType: SuggestionType | null;
  readonly action: AuditAction;
  /** Only if a destination was made from it. */
  readonly needsDestination?: true;
}

export const REVIEW_STEPS: Readonly<Record<SuggestionStatus, ReviewStep>> = {
  approved: { from: "pending", onlyType: null, action: "suggestion.approve" },
  rejected: { from: "pending", onlyType: null, action: "suggestion.reject" },
  /** To look at it again. */
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
