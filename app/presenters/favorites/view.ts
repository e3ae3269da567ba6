import type { ProposedCardView } from "#app/presenters/recommendations/view";

export type FavoritesPageView =
  | {
      kind: "favorites";
      /** Newest first; none reads 'No favorites yet'. */
      cards: ProposedCardView[];
      /** How many there are in all. */
      total: number;
      /** The page with more of them; null where all are shown. */
      moreUrl: string | null;
      /** Outcode of the last searched postcode, which the drives start from; null where none are known. */
      startingPoint: string | null;
      /** Says in a sentence that the weather is tomorrow's; null where it is today's. */
      dayNote: string | null;
    }
  | {
      kind: "failed";
      /** 'There was an error loading your favorites. Please try again later.' */
      message: string;
    };

/** In place of favourites that could not be had. */
export const FAVORITES_FAILED = {
  kind: "failed",
  message: "There was an error loading your favorites. Please try again later.",
} as const satisfies FavoritesPageView;

/** What a tapped heart has done. */
export const favoriteDone = (isWanted: boolean): string =>
  isWanted ? "Added to favorites" : "Removed from favorites";

export const favoriteFailed = (isWanted: boolean): string =>
  `Could not ${isWanted ? "add to" : "remove from"} favorites. Please try again.`;
