import type { SuggestionFeature, SuggestionStatus, SuggestionType } from "#app/domain/suggestions/suggestion";
import { type FormView, EMPTY_FORM } from "#app/presenters/form-view";
import { CONVERSION_FIELDS } from "#app/domain/catalogue/destination";
import { cutAtWord } from "#app/domain/text";

/** The message of these forms if no better reason is known. */
export const SUGGESTION_FAILED = "Failed to submit suggestion";
export const REVIEW_FAILED = "Failed to update suggestion status.";
export const CONVERSION_FAILED = "Failed to create destination.";

export const SUGGESTION_TYPE_LABELS: Readonly<Record<SuggestionType, string>> = {
  location: "Location",
  activity: "Activities/Visitor Attraction",
  accommodation: "Accommodation",
};

/** The check boxes in the form of each type. Their labels are SUGGESTION_FEATURES in domain/suggestion. */
export const FEATURES_ASKED: Readonly<Record<SuggestionType, readonly SuggestionFeature[]>> = {
  location: [
    "hasBeach",
    "hasAdventureSports",
    "hasHiking",
    "hasDogFriendlyPlaces",
    "hasNatureWalks",
    "hasAccessiblePlaces",
  ],
  activity: ["isFamilyFriendly", "isAccessible", "isDogFriendly"],
  accommodation: ["isFamilyFriendly", "isAccessible", "isDogFriendly"],
};

export type BadgeStyle = "default" | "secondary" | "destructive" | "outline";

export interface SuggestionStatusView {
  value: SuggestionStatus;
  label: string;
  badge: BadgeStyle;
}

export interface OwnSuggestionView {
  id: number;
  name: string;
  typeLabel: string;
  status: SuggestionStatusView;
  adminNotes: string | null;
  /** The day in words, "12 June 2026". `submittedAt` is the time in ISO 8601. */
  submittedOn: string;
  submittedAt: string;
}

/**
 * The page to suggest a place. Its form posts `type` and the fields of SuggestionContent (domain/suggestion) to
 * /suggest. Links such as /suggest?type=activity change the type without JavaScript. A guest sees the card 'Please Log
 * In' instead.
 */
export interface SuggestPageView {
  isSignedIn: boolean;
  /** Whether the session ended while the visitor was typing. The page then shows the form, not the card. */
  isFormKept: boolean;
  type: SuggestionType;
  /**
   * The place that the visitor reports a mistake about; its name and region are already filled in. Null for any other
   * suggestion.
   */
  correction: { name: string; region: string } | null;
  /** The visitor's suggestions, the newest first; null for a guest, or if they could not be read. */
  mine: OwnSuggestionView[] | null;
}

export interface SuggestionCardView {
  id: number;
  type: SuggestionType;
  typeLabel: string;
  status: SuggestionStatusView;
  name: string;
  description: string;
  location: string | null;
  website: string | null;
  telephone: string | null;
  area: string | null;
  whyVisit: string | null;
  features: string[];
  isOwner: boolean;
  offersDiscounts: boolean;
  adminNotes: string | null;
  /** "A deleted account" if the sender's account no longer exists. */
  submitterName: string;
  submittedOn: string;
  submittedAt: string;
  reviewedOn: string | null;
  /** The statuses that a review may give the suggestion now, in the order of their buttons. */
  mayBecome: Exclude<SuggestionStatus, "converted">[];
  canConvert: boolean;
  /** The addresses of this page with a dialog open, used without JavaScript. */
  reviewHref: string;
  convertHref: string;
}

export type SuggestionTab = "all" | SuggestionStatus;

export interface SuggestionTabView {
  value: SuggestionTab;
  label: string;
  count: number;
  href: string;
}

/**
 * The dialog for one step. The review's form posts the `intent` review, `suggestionId`, `status` (by its button) and
 * `adminNotes`. The conversion's form posts the `intent` convert, `suggestionId` and a destination's fields
 * (postedFields("destination")). Both post to the page's own address.
 */
export interface SuggestionDialogView {
  kind: "review" | "convert";
  suggestion: SuggestionCardView;
  form: FormView;
}

export interface SuggestionsAdminView {
  tab: SuggestionTab;
  /** The message in place of the cards; null if they were read. */
  loadError: string | null;
  tabs: SuggestionTabView[];
  suggestions: SuggestionCardView[];
  newerHref: string | null;
  olderHref: string | null;
  /** The dialog that the address names, or whose form was refused; null if there is none. */
  dialog: SuggestionDialogView | null;
}

/** The form of a dialog before anything is typed, for the server and for the browser. */
export function firstDialogForm(
  kind: SuggestionDialogView["kind"],
  { name, description, adminNotes }: Pick<SuggestionCardView, "name" | "description" | "adminNotes">,
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
