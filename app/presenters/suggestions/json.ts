import { isoTime } from "#app/domain/units";
import { SUGGESTION_FEATURE_NAMES, type Suggestion, featuresOf } from "#app/domain/suggestions/suggestion";
import type { SubmittedSuggestion } from "#app/services/suggestions/ports";
import { select } from "#app/presenters/select";

/** One by one, so that a new field is not sent by accident. */
const SENT = [
  "id",
  "userId",
  "type",
  "status",
  "name",
  "description",
  "location",
  "website",
  "telephone",
  "area",
  "whyVisit",
  ...SUGGESTION_FEATURE_NAMES,
  "isOwner",
  "offersDiscounts",
  "adminNotes",
  "reviewedBy",
] as const;

export function suggestionJson(suggestion: Suggestion) {
  const { reviewedAt, createdAt, updatedAt } = suggestion;
  return {
    ...select(suggestion, SENT),
    reviewedAt: reviewedAt === null ? null : isoTime(reviewedAt),
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
  };
}

/** `submitterName` is null if the sender's account was deleted. */
export function submittedSuggestionJson(suggestion: SubmittedSuggestion) {
  const { submitterName } = suggestion;
  return { ...suggestionJson(suggestion), submitterName, features: featuresOf(suggestion) };
}
