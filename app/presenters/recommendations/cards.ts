import { type User, preferencesOf } from "#app/domain/accounts/account";
import { activePreferences } from "#app/domain/accounts/preferences";
import { parsePostcode } from "#app/domain/geo/postcode";
import { searchParameters } from "#app/domain/search/address";
import { londonDateOf } from "#app/domain/calendar/london-time";
import type { Units } from "#app/domain/units";
import type { SavedPlaces } from "#app/services/favorites/favorites";
import type { DriveFrom } from "#app/services/history/trip-record";
import type { ProposedPlaces } from "#app/services/recommendations/recommend-places";
import type { PanelPlaces } from "#app/services/recommendations/recommendations";
import { cardView } from "#app/presenters/trips/destination-card";
import type { FavoritesPageView } from "#app/presenters/favorites/view";
import { NO_ROAD_LINK } from "#app/presenters/search/origin-words";
import { preferencesInWords } from "#app/presenters/trips/preferred-details";
import type { DrivesStart, ProposedCardView, RecommendationsPanelView, TripPlannerView } from "./view";

export interface ListContext extends Units {
  readonly nowMs: number;
}

/** The cards of recommended or recent places, in their order. */
export function proposedCards(proposed: ProposedPlaces, context: ListContext): ProposedCardView[] {
  const saved = new Set(proposed.savedIds);
  return proposed.places.map(({ position, reasons, drive }) => {
    const card = cardOf(proposed.snapshot, drive, position, context);
    return { card, reasons: [...reasons], isFavorite: saved.has(card.id), detailsQuery: detailsQuery(drive) };
  });
}

/** The cards of saved places, newest first. */
export function savedCards(
  { snapshot, favorites, drive }: SavedPlaces,
  context: ListContext,
): ProposedCardView[] {
  return favorites.map(({ position }) => ({
    card: cardOf(snapshot, drive, position, context),
    reasons: [],
    isFavorite: true,
    detailsQuery: detailsQuery(drive),
  }));
}

/** Saved places on Home: the page of favourites has them all. */
const MOST_FAVORITES_ON_HOME = 12;

/** Home's panel of a signed-in user. */
export function recommendationsPanelView(
  places: PanelPlaces,
  context: ListContext,
): RecommendationsPanelView {
  const { favorites } = places.saved;
  return {
    recommended: proposedCards(places.recommended, context),
    favorites: savedCards(
      { ...places.saved, favorites: favorites.slice(0, MOST_FAVORITES_ON_HOME) },
      context,
    ),
    favoritesTotal: favorites.length,
    recent: proposedCards(places.recent, context),
    hasOtherStarts: places.recent.places.some(
      ({ drive }) => startingPoint(drive) !== startingPoint(places.recent.drive),
    ),
    ...drivesStart(places.saved),
  };
}

/** Saved places that a page shows at first, and that it shows more each time: whole rows of two and of three. */
const FAVORITES_ON_A_PAGE = 24;
const WHOLE_NUMBER = /^[1-9]\d{0,4}$/;

/** `asked` is how many the address wants to be shown. */
export function favoritesPageView(
  saved: SavedPlaces,
  context: ListContext,
  asked: string | null = null,
): FavoritesPageView {
  const total = saved.favorites.length;
  const shown = Math.max(FAVORITES_ON_A_PAGE, asked && WHOLE_NUMBER.test(asked) ? Number(asked) : 0);
  return {
    kind: "favorites",
    cards: savedCards({ ...saved, favorites: saved.favorites.slice(0, shown) }, context),
    total,
    moreUrl: shown < total ? `/favorites?show=${shown + FAVORITES_ON_A_PAGE}` : null,
    startingPoint: startingPoint(saved.drive),
  };
}

/** `proposed` is null where the recommendations cannot be had just now; the preferences are shown all the same. */
export function tripPlannerView(
  user: User,
  show: TripPlannerView["show"],
  proposed: ProposedPlaces | null,
  context: ListContext,
): TripPlannerView {
  const hasPreferences = activePreferences(user).length > 0;
  return {
    username: user.username,
    preferences: preferencesOf(user),
    chips: preferencesInWords(user),
    hasPreferences,
    opensAssistant: !hasPreferences && show === "personal",
    show,
    recommendations: proposed && proposedCards(proposed, context),
    ...drivesStart(proposed),
  };
}

function cardOf(
  snapshot: ProposedPlaces["snapshot"],
  drive: DriveFrom | null,
  position: number,
  context: ListContext,
) {
  const today = { date: londonDateOf(context.nowMs), leave: null, isVisit: false, style: "urban" } as const;
  return cardView(snapshot, drive?.table ?? null, position, {
    ...context,
    ...today,
    origin: drive?.origin ?? null,
  });
}

const startingPoint = (drive: DriveFrom | null): string | null => drive?.origin.outcode ?? null;

function drivesStart(known: Pick<ProposedPlaces, "drive" | "noDrive" | "searches"> | null): DrivesStart {
  const lastSearched = parsePostcode(known?.searches[0]?.postcode ?? "")?.outcode ?? null;
  const whyNoDrives = known?.noDrive === "no-road-link" ? NO_ROAD_LINK : null;
  return { startingPoint: startingPoint(known?.drive ?? null), lastSearched, whyNoDrives };
}

const detailsQuery = (drive: DriveFrom | null): string =>
  drive ? searchParameters({ postcode: drive.origin.text }) : "";
