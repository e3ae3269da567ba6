import type { Preferences } from "#app/domain/preferences";
import type { CardView } from "./card-view";

/** A card in a carousel, with what it needs to stand alone. */
export interface ProposedCardView {
  card: CardView;
  /** One to three reasons in words; empty among the favourites. */
  reasons: string[];
  isFavorite: boolean;
  /** Appended to /destinations/<slug>, so that details know where the drive starts; "" for nowhere. */
  detailsQuery: string;
}

/** Home's panel for a signed-in user: three tabs; one without cards is disabled. */
export interface RecommendationsPanelView {
  recommended: ProposedCardView[];
  favorites: ProposedCardView[];
  recent: ProposedCardView[];
  /** Outcode that drive times start from, such as "SW1A"; null: around the middle of the country. */
  startingPoint: string | null;
}

export interface TripPlannerView {
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
  startingPoint: string | null;
}
