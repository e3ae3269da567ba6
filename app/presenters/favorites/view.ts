import type { Note } from "#app/services/notes/ports";
import type { ProposedCardView } from "#app/presenters/recommendations/view";

export type FavoritesPageView =
  | {
      kind: "favorites";
      /** The cards, the newest favorite first. If there are none, the page says 'No favorites yet'. */
      cards: ProposedCardView[];
      /** The number of all favorites, including those that are not on the page. */
      total: number;
      /** The address of the page with more of them; null if all are shown. */
      moreUrl: string | null;
      /** The outcode of the last search, where the drives start; null if no drives are known. */
      startingPoint: string | null;
      /** A sentence that says that the weather is tomorrow's; null if it is today's. */
      dayNote: string | null;
      /** A note that official warnings are not known, with a link to them; null if there is nothing to say. */
      warningsNote: Note | null;
    }
  | {
      kind: "failed";
      /** 'There was an error loading your favorites. Please try again later.' */
      message: string;
    };

/** The page if the favorites could not be read. */
export const FAVORITES_FAILED = {
  kind: "failed",
  message: "There was an error loading your favorites. Please try again later.",
} as const satisfies FavoritesPageView;

/** The message after a heart was pressed. */
export const favoriteDone = (isWanted: boolean): string =>
  isWanted ? "Added to favorites" : "Removed from favorites";

export const favoriteFailed = (isWanted: boolean): string =>
  `Could not ${isWanted ? "add to" : "remove from"} favorites. Please try again.`;
