import type { Preferences } from "#app/domain/accounts/preferences";
import type { Note } from "#app/services/notes/ports";
import type { CardView } from "#app/presenters/trips/card-view";

export interface ProposedCardView {
  card: CardView;
  /** One to three reasons in words; empty for favorites. */
  reasons: string[];
  isFavorite: boolean;
  /**
   * Appended to /destinations/<slug>. It has the start of the drive and the day; it is "" if there is no start and the
   * day is today.
   */
  detailsQuery: string;
}

export interface DrivesStart {
  /** The outcode where drives start, such as "SW1A"; null if no drives are known. */
  startingPoint: string | null;
  /** The outcode of the last search; null before the first one. There may be no drives from it. */
  lastSearched: string | null;
  /** A sentence that says why no drives from `lastSearched` are known; null if they are known, or may be known later. */
  whyNoDrives: string | null;
}

/** The recommendations on a signed-in user's Home. They have three tabs; a tab without cards is disabled. */
export interface RecommendationsPanelView extends DrivesStart {
  /**
   * A sentence that says that the cards of a tab are for tomorrow; null if they are for today. Recommended cards each
   * name their own day.
   */
  dayNotes: Record<"favorites" | "recent", string | null>;
  /** The outcode of home if the drives to recommended places start there; otherwise null. */
  home: string | null;
  recommended: ProposedCardView[];
  /** The places that were saved last. */
  favorites: ProposedCardView[];
  /** The number of all favorites, including those that are not shown here. */
  favoritesTotal: number;
  recent: ProposedCardView[];
  /** Whether some recent places come from a search with another start. The drives to these places start there. */
  hasOtherStarts: boolean;
  /** A note that official warnings are not known, with a link to them; null if there is nothing to say. */
  warningsNote: Note | null;
}

export interface TripPlannerView extends DrivesStart {
  username: string;
  preferences: Preferences;
  /** The chosen preferences in words, in a fixed order. If there are none, the page says 'No preferences set yet'. */
  chips: string[];
  /** Whether the button says 'Update My Preferences'; otherwise it says 'Tell Us What You're Into'. */
  hasPreferences: boolean;
  opensAssistant: boolean;
  /** "popular" once the user has chosen 'No, just show popular places'. The address then has ?show=popular. */
  show: "personal" | "popular";
  /** Null if the recommendations could not be loaded. */
  recommendations: ProposedCardView[] | null;
  /** A note that official warnings are not known, with a link to them; null if there is nothing to say. */
  warningsNote: Note | null;
}
