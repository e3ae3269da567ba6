import type { Preferences } from "#app/domain/accounts/preferences";
import type { WarningsNoteView } from "#app/presenters/warnings/view";
import type { CardView } from "#app/presenters/trips/card-view";

/** A card in a carousel, with everything that it needs. */
export interface ProposedCardView {
  card: CardView;
  /** One to three reasons in words; empty for favorites. */
  reasons: string[];
  isFavorite: boolean;
  /** Appended to /destinations/<slug>: where the drive starts, and the day; "" without a start and for today. */
  detailsQuery: string;
}

/** Where the drives of a user's places start. */
export interface DrivesStart {
  /** The outcode where drives start, such as "SW1A"; null if no drives are known. */
  startingPoint: string | null;
  /** The outcode of the last search, which may have no drives; null before the first search. */
  lastSearched: string | null;
  /** A sentence that says why no drives can be known from there; null if they can. */
  whyNoDrives: string | null;
}

/** Home's panel for a signed-in user: three tabs; one without cards is disabled. */
export interface RecommendationsPanelView extends DrivesStart {
  /** For each tab a sentence that says that its cards are for tomorrow; null if they are for today. Recommended cards name their day. */
  dayNotes: Record<"favorites" | "recent", string | null>;
  /** The outcode of home, if the drives to recommended places start there. */
  home: string | null;
  recommended: ProposedCardView[];
  /** The last saved places. */
  favorites: ProposedCardView[];
  /** The number of all favorites. */
  favoritesTotal: number;
  recent: ProposedCardView[];
  /** Whether some recent places come from an earlier search with another start, where their drives start. */
  hasOtherStarts: boolean;
  /** That official warnings are not known, with a link to them; null if there is nothing to say. */
  warningsNote: WarningsNoteView | null;
}

export interface TripPlannerView extends DrivesStart {
  username: string;
  preferences: Preferences;
  /** The chosen preferences in words, in their usual order; if empty, the page says 'No preferences set yet'. */
  chips: string[];
  /** Shows 'Update My Preferences' instead of 'Tell Us What You're Into'. */
  hasPreferences: boolean;
  /** Whether the 'Trip Preference Assistant' opens by itself. */
  opensAssistant: boolean;
  /** "popular" after 'No, just show popular places': the address then has ?show=popular. */
  show: "personal" | "popular";
  /** Null if they are unavailable. */
  recommendations: ProposedCardView[] | null;
  /** That official warnings are not known, with a link to them; null if there is nothing to say. */
  warningsNote: WarningsNoteView | null;
}
