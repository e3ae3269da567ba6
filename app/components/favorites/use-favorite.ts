import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useCallback, useSyncExternalStore } from "react";
import { favoriteToast, loginRequiredToast } from "./favorite-words";
import { showToast } from "#app/components/layout/toasts/toast-store";
import { signInToSave } from "#app/domain/accounts/favorite-wish";
import { favoriteWishes } from "./favorite-wishes";
import { useSiteUser } from "#app/components/layout/site-data";

const SESSION_ENDED = "/auth?session_expired=true";
const REDIRECT_DELAY_MS = 1_500;

interface FavoriteControl {
  isSignedIn: boolean;
  isFavorite: boolean;
  /** After signing in, the place is saved and the visitor returns here. */
  signInHref: string;
  /** A guest sees a message and then goes to the sign-in page. */
  toggle: () => void;
}

/** Changes at once, and back if the request fails. */
export function useFavorite({ id, name }: { id: number; name: string }): FavoriteControl {
  const isSignedIn = useSiteUser() !== null;
  const isFavorite = useIsFavorite(id);
  const { pathname, search } = useLocation();
  const isFavoritesPage = pathname === "/favorites";
  const wish = { destinationId: id, returnTo: pathname + search };
  const signInHref = signInToSave(wish, "tab=register&from=feature");
  const { revalidate } = useRevalidator();
  const goLater = useLaterNavigation();

  async function change(isWanted: boolean): Promise<void> {
    const settled = await favoriteWishes.ask(id, isWanted);
    if (!settled) return;
    showToast(favoriteToast(settled, name, isFavoritesPage));
    if (settled.outcome === "saved") revalidate();
    if (settled.outcome === "login-required") {
      goLater(settled.isWanted ? signInToSave(wish, "session_expired=true") : SESSION_ENDED);
    }
  }

  function toggle(): void {
    if (isSignedIn) {
      void change(!isFavorite);
      return;
    }
    showToast(loginRequiredToast(true));
    goLater(signInHref);
  }
  return { isSignedIn, isFavorite, signInHref, toggle };
}

/** When the notice has been shown for a while, unless the visitor has left the page. */
function useLaterNavigation(): (url: string) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return (url) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigate(url), REDIRECT_DELAY_MS);
  };
}

const NONE: readonly number[] = [];
const noWish = () => undefined;
const noChange = () => 0;

/** The visitor's latest wish decides, or else the server's data. */
function useIsFavorite(destinationId: number): boolean {
  const favoriteIds = useSiteUser()?.favoriteIds ?? NONE;
  useEffect(() => favoriteWishes.adopt(favoriteIds), [favoriteIds]);
  const shown = useCallback(() => favoriteWishes.shown(destinationId), [destinationId]);
  return useSyncExternalStore(favoriteWishes.subscribe, shown, noWish) ?? favoriteIds.includes(destinationId);
}

/** Given the server's data for that place. */
export function useFavoriteLookup(): (destinationId: number, isSaved: boolean) => boolean {
  useSyncExternalStore(favoriteWishes.subscribe, favoriteWishes.changes, noChange);
  return (destinationId, isSaved) => favoriteWishes.shown(destinationId) ?? isSaved;
}
