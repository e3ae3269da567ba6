import { type User, preferencesOf } from "#app/domain/accounts/account";
import { activePreferences } from "#app/domain/accounts/preferences";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { searchParameters, travelDateParameter } from "#app/domain/search/address";
import type { LondonDate } from "#app/domain/calendar/clock";
import { isToday, londonDateOf } from "#app/domain/calendar/london-time";
import type { Units } from "#app/domain/units";
import type { SavedPlaces } from "#app/services/favorites/favorites";
import type { FoundPlace } from "#app/services/search/found-place";
import type { ProposedPlaces } from "#app/services/recommendations/recommend-places";
import type { PanelPlaces } from "#app/services/recommendations/recommendations";
import { cardView } from "#app/presenters/trips/present";
import type { FAVORITES_FAILED } from "#app/presenters/favorites/view";
import { NO_ROAD_LINK, TOMORROW_INSTEAD } from "#app/presenters/trips/visit-words";
import { preferencesInWords } from "#app/presenters/trips/preferred-details";
import { gapOf } from "#app/presenters/notes/notes-view";

export type ProposedCardView = ReturnType<typeof proposedCards>[number];
export type RecommendationsPanelView = ReturnType<typeof recommendationsPanelView>;
export type FavoritesPageView = ReturnType<typeof favoritesPageView> | typeof FAVORITES_FAILED;
export type TripPlannerView = ReturnType<typeof tripPlannerView>;

export interface ListContext extends Units {
  readonly nowMs: number;
}

/** Each has the weather of a visit on the place's own day. `detailsQuery` is its start and day. */
function proposedCards({ places }: ProposedPlaces, context: ListContext) {
  return places.map(({ found, reasons, drive }) => ({
    card: shownOn(found, drive, context),
    reasons: [...reasons],
    detailsQuery: detailsQuery(drive, found.date, context),
  }));
}

/** The newest first, with the weather of a visit, not of the night before it. */
function savedCards(saved: SavedPlaces, context: ListContext): ProposedCardView[] {
  const { drive, date } = saved;
  const query = detailsQuery(drive, date, context);
  return saved.favorites.map(({ found }) => ({
    card: shownOn(found, drive, context),
    reasons: [],
    detailsQuery: query,
  }));
}

/** The favorites page shows all. */
const MOST_FAVORITES_ON_HOME = 12;

export function recommendationsPanelView(places: PanelPlaces, context: ListContext) {
  const { favorites } = places.saved;
  return {
    recommended: proposedCards(places.recommended, context),
    favorites: savedCards(
      { ...places.saved, favorites: favorites.slice(0, MOST_FAVORITES_ON_HOME) },
      context,
    ),
    favoritesTotal: favorites.length,
    recent: proposedCards(places.recent, context),
    dayNotes: {
      favorites: dayNote(places.saved.date, context),
      recent: dayNote(places.recent.places[0]?.found.date ?? places.saved.date, context),
    },
    hasOtherStarts: places.recent.places.some(
      ({ drive }) => startingPoint(drive) !== startingPoint(places.recent.drive),
    ),
    home: places.recommended.startsAtHome ? startingPoint(places.recommended.drive) : null,
    ...drivesStart(places.saved),
    warningsNote: warningsNote(
      [...places.recommended.places, ...favorites, ...places.recent.places],
      context,
    ),
  };
}

/** At first, and as many more with "More". Fills rows of two and of three. */
const FAVORITES_ON_A_PAGE = 24;
const WHOLE_NUMBER = /^[1-9]\d{0,4}$/;

/** `asked` in the address says how many places to show. */
export function favoritesPageView(saved: SavedPlaces, context: ListContext, asked: string | null = null) {
  const total = saved.favorites.length;
  const shown = Math.max(FAVORITES_ON_A_PAGE, asked && WHOLE_NUMBER.test(asked) ? Number(asked) : 0);
  return {
    kind: "favorites" as const,
    cards: savedCards({ ...saved, favorites: saved.favorites.slice(0, shown) }, context),
    total,
    moreUrl: shown < total ? `/favorites?show=${shown + FAVORITES_ON_A_PAGE}` : null,
    startingPoint: startingPoint(saved.drive),
    dayNote: dayNote(saved.date, context),
    warningsNote: warningsNote(saved.favorites, context),
  };
}

/** `proposed` is null if it could not be loaded; the preferences are shown anyway. */
export function tripPlannerView(
  user: User,
  show: "personal" | "popular",
  proposed: ProposedPlaces | null,
  context: ListContext,
) {
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
    warningsNote: warningsNote(proposed?.places ?? [], context),
  };
}

/** The same for all places of a page. */
const warningsNote = ([first]: readonly { readonly found: FoundPlace }[], { nowMs }: ListContext) =>
  first ? gapOf(first.found.issued.standing(nowMs)) : null;

type Start = ProposedPlaces["places"][number]["drive"];

const shownOn = (found: FoundPlace, drive: Start, context: ListContext) =>
  cardView(found, { ...context, date: found.date, style: "urban", origin: drive?.origin ?? null }, true);

const dayNote = (date: LondonDate, { nowMs }: ListContext): string | null =>
  isToday(date, nowMs) ? null : TOMORROW_INSTEAD;

const startingPoint = (drive: Start): string | null => drive?.origin.outcode ?? null;

function drivesStart(known: Pick<ProposedPlaces, "drive" | "noDrive" | "searches"> | null) {
  const lastSearched = parsePostcode(known?.searches[0]?.postcode ?? "")?.outcode ?? null;
  const whyNoDrives = known?.noDrive === "no-road-link" ? NO_ROAD_LINK : null;
  return { startingPoint: startingPoint(known?.drive ?? null), lastSearched, whyNoDrives };
}

const detailsQuery = (drive: Start, date: LondonDate, { nowMs }: ListContext): string =>
  searchParameters({
    postcode: drive?.origin.text ?? null,
    travelDate: travelDateParameter(date, londonDateOf(nowMs)),
  });
