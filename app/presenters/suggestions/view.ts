import type {
  Suggestion,
  SuggestionFeature,
  SuggestionStatus,
  SuggestionType,
} from "#app/domain/suggestions/suggestion";
import { type FormView, EMPTY_FORM } from "#app/presenters/form-view";
import { CONVERSION_FIELDS } from "#app/domain/catalogue/destination";
import { cutAtWord } from "#app/domain/text";

/** If no better reason is known. */
export const SUGGESTION_FAILED = "Failed to submit suggestion";
export const REVIEW_FAILED = "Failed to update suggestion status.";
export const CONVERSION_FAILED = "Failed to create destination.";

export const SUGGESTION_TYPE_LABELS: Readonly<Record<SuggestionType, string>> = {
  location: "Location",
  activity: "Activities/Visitor Attraction",
  accommodation: "Accommodation",
};

const OF_ONE_THING = ["isFamilyFriendly", "isAccessible", "isDogFriendly"] as const;

/** Their labels are SUGGESTION_FEATURES in domain/suggestion. */
export const FEATURES_ASKED: Readonly<Record<SuggestionType, readonly SuggestionFeature[]>> = {
  location: [
    "hasBeach",
    "hasAdventureSports",
    "hasHiking",
    "hasDogFriendlyPlaces",
    "hasNatureWalks",
    "hasAccessiblePlaces",
  ],
  activity: OF_ONE_THING,
  accommodation: OF_ONE_THING,
};

export type SuggestionTab = "all" | SuggestionStatus;

export function firstDialogForm(
  kind: "review" | "convert",
  { name, description, adminNotes }: Pick<Suggestion, "name" | "description" | "adminNotes">,
): FormView {
  const values =
    kind === "review"
      ? { adminNotes: adminNotes ?? "" }
      : {
          name: cutAtWord(name, CONVERSION_FIELDS.name.maxLength),
          description: cutAtWord(description, CONVERSION_FIELDS.description.maxLength),
        };
  return { ...EMPTY_FORM, values };
}
