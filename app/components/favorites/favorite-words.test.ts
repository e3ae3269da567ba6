import { expect, it } from "vitest";
import type { FavoriteOutcome } from "./favorite-wishes";
import { favoriteToast } from "./favorite-words";

it.each<[FavoriteOutcome, "added" | "removed", string, string?]>([
  ["saved", "added", "Added to favorites", "Bath"],
  ["saved", "removed", "Removed from favorites", "Bath"],
  ["unreachable", "added", "Connection Issue"],
  ["refused", "added", "Error", "Could not add to favorites. Please try again."],
  ["unexpected", "added", "Error", "Something went wrong. Please try again."],
  ["unreachable", "removed", "Error removing favorite"],
  ["login-required", "added", "Login Required", "Please log in to add destinations to your favorites."],
  ["login-required", "removed", "Login Required", "Please log in to manage your favorites."],
])("a heart's request that is %s, of a place to be %s, is announced: %s", (outcome, change, title, words) => {
  const isWanted = change === "added";
  // A place is removed on the favorites page.
  const toast = favoriteToast({ outcome, isWanted }, "Bath", !isWanted);
  expect(toast).toMatchObject({ title, ...(words !== undefined && { description: words }) });
});
