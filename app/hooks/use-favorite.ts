import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { favoriteToast, loginRequiredToast } from "#app/components/favorites/favorite-words";
import { showToast } from "#app/components/layout/toast-store";
import { favoriteWishes } from "./favorite-wishes";
import { useIsFavorite } from "./use-is-favorite";
import { useSiteUser } from "./use-site-user";

export const SIGN_IN_FOR_FAVORITES = "/auth?from=feature";
const SESSION_ENDED = "/auth?session_expired=true";
const REDIRECT_DELAY_MS = 1_500;

interface Place {
  id: number;
  name: string;
}

export interface FavoriteControl {
  isSignedIn: boolean;
  isFavorite: boolean;
  /** Saves or removes the place; a guest is told why not and taken to the sign-in page. */
  toggle: () => void;
}

/** The heart's behaviour: it changes at once, and back where the call fails. */
export function useFavorite({ id, name }: Place): FavoriteControl {
  const isSignedIn = useSiteUser() !== null;
  const isFavorite = useIsFavorite(id);
  const isFavoritesPage = useLocation().pathname === "/favorites";
  const { revalidate } = useRevalidator();
  const goLater = useLaterNavigation();

  async function change(isWanted: boolean): Promise<void> {
    const settled = await favoriteWishes.ask(id, isWanted);
    if (!settled) return;
    showToast(favoriteToast(settled, name, isFavoritesPage));
    if (settled.outcome === "saved") revalidate();
    if (settled.outcome === "login-required") goLater(SESSION_ENDED);
  }

  function toggle(): void {
    if (isSignedIn) {
      void change(!isFavorite);
      return;
    }
    showToast(loginRequiredToast(true));
    goLater(SIGN_IN_FOR_FAVORITES);
  }
  return { isSignedIn, isFavorite, toggle };
}

/** Goes to an address once a notice has been read, unless the visitor has left the page by then. */
function useLaterNavigation(): (url: string) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return (url) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigate(url), REDIRECT_DELAY_MS);
  };
}
