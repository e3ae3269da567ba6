import { isoTime } from "#app/domain/units";
import { type Suggestion, featuresOf } from "#app/domain/suggestions/suggestion";
import type { SubmittedSuggestion } from "#app/services/suggestions/ports";

/** One by one, so that a new field is not sent by accident. */
export function suggestionJson(suggestion: Suggestion) {
  const { id, userId, type, status, name, description, location, website, telephone, area, whyVisit } =
    suggestion;
  const { hasBeach, hasAdventureSports, hasHiking, hasDogFriendlyPlaces, hasNatureWalks } = suggestion;
  const { hasAccessiblePlaces, isFamilyFriendly, isAccessible, isDogFriendly } = suggestion;
  const { isOwner, offersDiscounts, adminNotes, reviewedBy, reviewedAt, createdAt, updatedAt } = suggestion;
  return {
    id,
    userId,
    type,
    status,
    name,
    description,
    location,
    website,
    telephone,
    area,
    whyVisit,
    hasBeach,
    hasAdventureSports,
    hasHiking,
    hasDogFriendlyPlaces,
    hasNatureWalks,
    hasAccessiblePlaces,
    isFamilyFriendly,
    isAccessible,
    isDogFriendly,
    isOwner,
    offersDiscounts,
    adminNotes,
    reviewedBy,
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
