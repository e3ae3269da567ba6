import type { SettledWish } from "./favorite-wishes";
import { favoriteDone, favoriteFailed } from "#app/presenters/favorites/view";
import type { Toast } from "#app/components/layout/toasts/toast-store";

export function loginRequiredToast(isWanted: boolean): Toast {
  const purpose = isWanted ? "add destinations to" : "manage";
  return {
    kind: "error",
    title: "Login Required",
    description: `Please log in to ${purpose} your favorites.`,
    endsWithPage: true,
  };
}

/** The favorites page has its own words for a failed removal. */
export function favoriteToast(
  { outcome, isWanted }: SettledWish,
  name: string,
  isFavoritesPage: boolean,
): Toast {
  if (outcome === "saved") {
    return { kind: "success", title: favoriteDone(isWanted), description: name };
  }
  if (outcome === "login-required") return loginRequiredToast(isWanted);
  if (isFavoritesPage && !isWanted) {
    return problem(
      "Error removing favorite",
      "There was a problem removing this destination from your favorites. Please try again.",
    );
  }
  if (outcome === "unreachable") {
    return problem(
      "Connection Issue",
      "There was a problem connecting to the server. Your changes could not be saved.",
    );
  }
  if (outcome === "unexpected") return problem("Error", "Something went wrong. Please try again.");
  return problem("Error", favoriteFailed(isWanted));
}

const problem = (title: string, description: string): Toast => ({ kind: "error", title, description });
