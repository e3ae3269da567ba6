import type { Note } from "#app/services/notes/ports";
import type { ProposedCardView } from "#app/presenters/recommendations/view";

export type FavoritesPageView =
  | {
      kind: "favorites";
      /** The newest first. Without any, the page says 'No favorites yet'. */
      cards: ProposedCardView[];
      /** With those that are not on the page. */
      total: number;
      /** With more of them; null if all are shown. */
      moreUrl: string | null;
      /** The last search's outcode; null if no drives are known. */
      startingPoint: string | null;
      /** That the weather is tomorrow's; null if it is today's. */
      dayNote: string | null;
      /** Warnings are not known; null if there is nothing to say. */
      warningsNote: Note | null;
    }
  | {
      kind: "failed";
      message: string;
    };

/** If they could not be read. */
export const FAVORITES_FAILED = {
  kind: "failed",
  message: "There was an error loading your favorites. Please try again later.",
} as const satisfies FavoritesPageView;

/** After a heart was pressed. */
export const favoriteDone = (isWanted: boolean): string =>
  isWanted ? "Added to favorites" : "Removed from favorites";

export const favoriteFailed = (isWanted: boolean): string =>
  `Could not ${isWanted ? "add to" : "remove from"} favorites. Please try again.`;
