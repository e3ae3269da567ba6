import type { Preferences } from "#app/domain/accounts/preferences";
import type { CardView } from "#app/presenters/trips/card-view";

/** A card in a carousel, with what it needs to stand alone. */
export interface ProposedCardView {
  card: CardView;
  /** One to three reasons in words; empty among the favourites. */
  reasons: string[];
  isFavorite: boolean;
  /** Appended to /destinations/<slug>: where the drive starts, and the day; "" for nowhere and today. */
  detailsQuery: string;
}

/** Where the drives of a user's places start. */
export interface DrivesStart {
  /** Outcode that drive times start from, such as "SW1A"; null where none are known. */
  startingPoint: string | null;
  /** Outcode of the last search, which may be one without drive times; null before the first. */
  lastSearched: string | null;
  /** Why none will ever be known from there, in a sentence; null where there is no such reason. */
  whyNoDrives: string | null;
}

/** Home's panel for a signed-in user: three tabs; one without cards is disabled. */
export interface RecommendationsPanelView extends DrivesStart {
  /** Of each tab: that its cards are of tomorrow, in a sentence; null on the day itself. Recommended cards name their day. */
  dayNotes: Record<"favorites" | "recent", string | null>;
  /** Outcode of home, where the drives to recommended places start there. */
  home: string | null;
  recommended: ProposedCardView[];
  /** Those saved last. */
  favorites: ProposedCardView[];
  /** How many there are in all. */
  favoritesTotal: number;
  recent: ProposedCardView[];
  /** Some of the recent places are of an earlier search, from elsewhere: their drives start there. */
  hasOtherStarts: boolean;
}

export interface TripPlannerView extends DrivesStart {
  username: string;
  preferences: Preferences;
  /** The preferences set, as words in their usual order; empty reads 'No preferences set yet'. */
  chips: string[];
  /** 'Update My Preferences' instead of 'Tell Us What You're Into'. */
  hasPreferences: boolean;
  /** The 'Trip Preference Assistant' opens by itself. */
  opensAssistant: boolean;
  /** "popular" after 'No, just show popular places': the address then has ?show=popular. */
  show: "personal" | "popular";
  /** Null where they cannot be had just now. */
  recommendations: ProposedCardView[] | null;
}
