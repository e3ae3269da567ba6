import { dayInWords } from "#app/domain/calendar/words";
import { isoTime } from "#app/domain/units";
import {
  type Suggestion,
  type SuggestionStatus,
  type SuggestionType,
  featuresOf,
} from "#app/domain/suggestions/suggestion";
import { mayBecome } from "#app/domain/suggestions/review";
import type { SubmittedSuggestion } from "#app/services/suggestions/ports";
import type { FormView } from "#app/presenters/form-view";
import { SUGGESTION_TYPE_LABELS, firstDialogForm } from "./view";
import { type SuggestionsQuery, suggestionsHref } from "./query";

export const STATUS_VIEWS: Readonly<
  Record<SuggestionStatus, { label: string; tone: "sun" | "leaf" | "berry" | "outline" }>
> = {
  pending: { label: "Pending", tone: "sun" },
  approved: { label: "Approved", tone: "leaf" },
  rejected: { label: "Rejected", tone: "berry" },
  converted: { label: "Converted", tone: "outline" },
};
const REVIEWS = ["approved", "rejected", "pending"] as const;

export type OwnSuggestionView = ReturnType<typeof ownSuggestionView>;
export type SuggestionCardView = ReturnType<typeof suggestionCard>;

/** Posts to the page's own address: a review, or a conversion with the fields of a destination. */
export interface SuggestionDialogView {
  kind: "review" | "convert";
  suggestion: SuggestionCardView;
  form: FormView;
}

/** Links such as /suggest?type=activity change the type without JavaScript. */
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

export function ownSuggestionView(suggestion: Suggestion) {
  const { id, name, type, status, adminNotes, createdAt } = suggestion;
  const submitted = { submittedOn: dayInWords(createdAt), submittedAt: isoTime(createdAt) };
  return {
    id,
    name,
    adminNotes,
    ...submitted,
    typeLabel: SUGGESTION_TYPE_LABELS[type],
    status: STATUS_VIEWS[status],
  };
}

export function suggestionCard(suggestion: SubmittedSuggestion, query: SuggestionsQuery) {
  const { id, name, description, location, website, telephone, area, whyVisit } = suggestion;
  const { isOwner, offersDiscounts, adminNotes, createdAt, reviewedAt } = suggestion;
  return {
    id,
    name,
    description,
    location,
    website,
    telephone,
    area,
    whyVisit,
    isOwner,
    offersDiscounts,
    adminNotes,
    typeLabel: SUGGESTION_TYPE_LABELS[suggestion.type],
    status: STATUS_VIEWS[suggestion.status],
    features: featuresOf(suggestion),
    submitterName: suggestion.submitterName ?? "A deleted account",
    submittedOn: dayInWords(createdAt),
    submittedAt: isoTime(createdAt),
    reviewedOn: reviewedAt === null ? null : dayInWords(reviewedAt),
    mayBecome: REVIEWS.filter((next) => mayBecome(next, suggestion)),
    canConvert: mayBecome("converted", suggestion),
    reviewHref: suggestionsHref(query, { review: String(id) }),
    convertHref: suggestionsHref(query, { convert: String(id) }),
  };
}

/** With its empty form or the refused one; null if the step is not possible. */
export function suggestionDialog(
  kind: SuggestionDialogView["kind"],
  suggestion: SubmittedSuggestion,
  query: SuggestionsQuery,
  form: FormView = firstDialogForm(kind, suggestion),
): SuggestionDialogView | null {
  const card = suggestionCard(suggestion, query);
  const isOpen = kind === "convert" ? card.canConvert : card.mayBecome.length > 0;
  return isOpen ? { kind, suggestion: card, form } : null;
}
