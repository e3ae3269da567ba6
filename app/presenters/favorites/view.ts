export const FAVORITES_FAILED = {
  kind: "failed",
  message: "There was an error loading your favorites. Please try again later.",
} as const;

export const favoriteDone = (isWanted: boolean): string =>
  isWanted ? "Added to favorites" : "Removed from favorites";

export const favoriteFailed = (isWanted: boolean): string =>
  `Could not ${isWanted ? "add to" : "remove from"} favorites. Please try again.`;
