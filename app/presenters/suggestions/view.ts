import type { SuggestionFeature, SuggestionStatus, SuggestionType } from "#app/domain/suggestions/suggestion";
import { type FormView, EMPTY_FORM } from "#app/presenters/form-view";
import { CONVERSION_FIELDS } from "#app/domain/catalogue/destination";
import { cutAtWord } from "#app/domain/text";

/** The forms' message after a failure. */
export const SUGGESTION_FAILED = "Failed to submit suggestion";
export const REVIEW_FAILED = "Failed to update suggestion status.";
export const CONVERSION_FAILED = "Failed to create destination.";

/** The types' names in the form. */
export const SUGGESTION_TYPE_LABELS: Readonly<Record<SuggestionType, string>> = {
  location: "Location",
  activity: "Activities/Visitor Attraction",
  accommodation: "Accommodation",
};

/** The boxes in each type's form; their labels are SUGGESTION_FEATURES of domain/suggestion. */
export const FEATURES_ASKED: Readonly<Record<SuggestionType, readonly SuggestionFeature[]>> = {
  location: [
    ...(["hasBeach", "hasAdventureSports", "hasHiking"] as const),
    ...(["hasDogFriendlyPlaces", "hasNatureWalks", "hasAccessiblePlaces"] as const),
  ],
  activity: ["isFamilyFriendly", "isAccessible", "isDogFriendly"],
  accommodation: ["isFamilyFriendly", "isAccessible", "isDogFriendly"],
};

export type BadgeStyle = "default" | "secondary" | "destructive" | "outline";

/** A status with its words and the style of its badge. */
export interface SuggestionStatusView {
  value: SuggestionStatus;
  label: string;
  badge: BadgeStyle;
}

/** One of the visitor's own suggestions. */
export interface OwnSuggestionView {
  id: number;
  name: string;
  typeLabel: string;
  status: SuggestionStatusView;
  adminNotes: string | null;
  /** "12 June 2026"; `submittedAt` is the instant in ISO 8601. */
  submittedOn: string;
  submittedAt: string;
}

/**
 * The form posts to /suggest with `type` and the fields of domain/suggestion's SuggestionContent; links
 * /suggest?type=activity change the type without JavaScript. A guest sees the 'Please Log In' card instead.
 */
export interface SuggestPageView {
  isSignedIn: boolean;
  /** Whether the session ended while the visitor was typing: the form then stays as typed. */
  isFormKept: boolean;
  type: SuggestionType;
  /** The place with a mistake: the form is then a report about it, with the known fields filled in. */
  correction: { name: string; region: string } | null;
  /** Newest first; null for guests, or if they could not be read. */
  mine: OwnSuggestionView[] | null;
}

/** A suggestion on the administrator's card. */
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
  /** "A deleted account" if there is none any more. */
  submitterName: string;
  submittedOn: string;
  submittedAt: string;
  reviewedOn: string | null;
  /** The statuses that a review may give it now, in the order of their buttons. */
  mayBecome: Exclude<SuggestionStatus, "converted">[];
  canConvert: boolean;
  /** Addresses of this page with the dialog open, for use without JavaScript. */
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
 * The review form posts `intent` review, `suggestionId`, `status` (the value of the button that was pressed) and
 * `adminNotes`; the conversion posts `intent` convert, `suggestionId` and the fields of a destination's form
 * (postedFields("destination")). Both post to the page's own address.
 */
export interface SuggestionDialogView {
  kind: "review" | "convert";
  suggestion: SuggestionCardView;
  form: FormView;
}

export interface SuggestionsAdminView {
  tab: SuggestionTab;
  /** A message instead of the cards; null if they were read. */
  loadError: string | null;
  tabs: SuggestionTabView[];
  suggestions: SuggestionCardView[];
  newerHref: string | null;
  olderHref: string | null;
  /** The dialog that the address names, or whose form was refused. */
  dialog: SuggestionDialogView | null;
}

/** The initial form of a dialog, whether the server or the browser opens it. */
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
