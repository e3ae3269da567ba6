import type { SuggestionFeature, SuggestionStatus, SuggestionType } from "#app/domain/suggestions/suggestion";
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
  /** "12 June 2026". `submittedAt` is in ISO 8601. */
  submittedOn: string;
  submittedAt: string;
}

/**
 * Posts `type` and the fields of SuggestionContent (domain/suggestion) to /suggest. Links such as
 * /suggest?type=activity change the type without JavaScript. A guest sees 'Please Log In'.
 */
export interface SuggestPageView {
  isSignedIn: boolean;
  /** The session ended while the visitor was typing: the form stays. */
  isFormKept: boolean;
  type: SuggestionType;
  /** Of a reported mistake; already filled in. */
  correction: { name: string; region: string } | null;
  /** The newest first; null for a guest, or if they could not be read. */
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
  /** "A deleted account" if it no longer exists. */
  submitterName: string;
  submittedOn: string;
  submittedAt: string;
  reviewedOn: string | null;
  /** By a review, in the order of the buttons. */
  mayBecome: Exclude<SuggestionStatus, "converted">[];
  canConvert: boolean;
  /** This page with a dialog open, without JavaScript. */
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
 * The review posts the `intent` review, `suggestionId`, `status` (by its button) and `adminNotes`; the
 * conversion the `intent` convert, `suggestionId` and postedFields("destination"). Both post to the page's
 * own address.
 */
export interface SuggestionDialogView {
  kind: "review" | "convert";
  suggestion: SuggestionCardView;
  form: FormView;
}

export interface SuggestionsAdminView {
  tab: SuggestionTab;
  /** In place of the cards. */
  loadError: string | null;
  tabs: SuggestionTabView[];
  suggestions: SuggestionCardView[];
  newerHref: string | null;
  olderHref: string | null;
  /** The address names it, or its form was refused. */
  dialog: SuggestionDialogView | null;
}

/** Before anything is typed, for the server and for the browser. */
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
