import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { router } from "#app/framework/router";
import { favoriteToast, loginRequiredToast } from "./favorite-words";
import { showToast } from "#app/components/layout/toasts/toast-store";
import { signInToSave } from "#app/domain/accounts/favorite-wish";
import { favoriteWishes } from "./favorite-wishes";
import { useSiteUser } from "#app/components/layout/site-data";

const SESSION_ENDED = "/auth?session_expired=true";
const REDIRECT_DELAY_MS = 1_500;

/** Changes at once, and back if the request fails. A guest sees a message and then goes to the sign-in page. */
export function useFavorite({ id, name }: { id: number; name: string }) {
  const user = useSiteUser();
  const favoriteIds = user?.favoriteIds ?? NONE;
  useEffect(() => favoriteWishes.adopt(favoriteIds), [favoriteIds]);
  const isFavorite = useFavoriteLookup()(id, favoriteIds.includes(id));
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  const wish = { destinationId: id, returnTo };
  // After signing in, the place is saved and the visitor returns here.
  const signInHref = signInToSave(wish, "tab=register&from=feature");
  const goLater = useLaterNavigation();

  async function toggle(): Promise<void> {
    if (user === null) {
      showToast(loginRequiredToast(true));
      return goLater(signInHref);
    }
    const settled = await favoriteWishes.ask(id, !isFavorite);
    if (!settled) return;
    showToast(favoriteToast(settled, name, pathname === "/favorites"));
    if (settled.outcome === "saved") void router().revalidate();
    if (settled.outcome === "login-required") {
      goLater(settled.isWanted ? signInToSave(wish, "session_expired=true") : SESSION_ENDED);
    }
  }
  return { isSignedIn: user !== null, isFavorite, signInHref, returnTo, toggle: () => void toggle() };
}

/** When the notice has been shown for a while, unless the visitor has left the page. */
function useLaterNavigation(): (url: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return (url) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void router().navigate(url), REDIRECT_DELAY_MS);
  };
}

const NONE: readonly number[] = [];

/** The visitor's latest wish decides, or else the server's data for that place. */
export function useFavoriteLookup(): (destinationId: number, isSaved: boolean) => boolean {
  const wishes = favoriteWishes.use();
  return (destinationId, isSaved) => wishes.get(destinationId) ?? isSaved;
}
