import type { AuditAction } from "#app/domain/catalogue/audit";
import type { Suggestion, SuggestionStatus, SuggestionType } from "./suggestion";

export const CONVERTED_NOTE = "Converted to destination in database";

/** `from` is the required status, `action` the step's name in the audit log. */
interface ReviewStep {
  readonly from: SuggestionStatus;
  /** Null if every type may take the step. */
  readonly onlyType: SuggestionType | null;
  readonly action: AuditAction;
  readonly needsDestination?: true;
}

export const REVIEW_STEPS: Readonly<Record<SuggestionStatus, ReviewStep>> = {
  approved: { from: "pending", onlyType: null, action: "suggestion.approve" },
  rejected: { from: "pending", onlyType: null, action: "suggestion.reject" },
  pending: { from: "rejected", onlyType: null, action: "suggestion.reopen" },
  converted: { from: "approved", onlyType: "location", action: "suggestion.convert", needsDestination: true },
};

/** It can never leave "converted". */
export function mayBecome(
  status: SuggestionStatus,
  suggestion: Pick<Suggestion, "status" | "type">,
): boolean {
  const { from, onlyType } = REVIEW_STEPS[status];
  return suggestion.status === from && (onlyType === null || suggestion.type === onlyType);
}
