import type { Preferences } from "#app/domain/accounts/preferences";
import type { Note } from "#app/services/notes/ports";
import type { CardView } from "#app/presenters/trips/card-view";

export interface ProposedCardView {
  card: CardView;
  /** One to three; empty for favorites. */
  reasons: string[];
  isFavorite: boolean;
  /** Appended to /destinations/<slug>: the start and the day; "" without a start today. */
  detailsQuery: string;
}

export interface DrivesStart {
  /** Such as "SW1A"; null if no drives are known. */
  startingPoint: string | null;
  /** The outcode; null before the first search. There may be no drives from it. */
  lastSearched: string | null;
  /** From `lastSearched`; null if they are known, or may be known later. */
  whyNoDrives: string | null;
}

/** On a signed-in user's Home. A tab without cards is disabled. */
export interface RecommendationsPanelView extends DrivesStart {
  /** That the cards are for tomorrow. Recommended cards each name their own day. */
  dayNotes: Record<"favorites" | "recent", string | null>;
  /** The outcode, if the drives to recommended places start at home. */
  home: string | null;
  recommended: ProposedCardView[];
  /** The last saved. */
  favorites: ProposedCardView[];
  /** With those that are not shown here. */
  favoritesTotal: number;
  recent: ProposedCardView[];
  /** Some recent places come from a search with another start, where their drives begin. */
  hasOtherStarts: boolean;
  /** Warnings are not known; null if there is nothing to say. */
  warningsNote: Note | null;
}

export interface TripPlannerView extends DrivesStart {
  username: string;
  preferences: Preferences;
  /** In a fixed order. Without any, the page says 'No preferences set yet'. */
  chips: string[];
  /** 'Update My Preferences'; otherwise 'Tell Us What You're Into'. */
  hasPreferences: boolean;
  opensAssistant: boolean;
  /** "popular" after 'No, just show popular places': ?show=popular. */
  show: "personal" | "popular";
  /** Null if they could not be loaded. */
  recommendations: ProposedCardView[] | null;
  /** Warnings are not known; null if there is nothing to say. */
  warningsNote: Note | null;
}
