import type { ReactNode } from "react";
import { useFavoritesPending } from "#app/components/favorites/use-favorites-pending";
import { useRouteFocus } from "./use-route-focus";
import { useSearchPending } from "#app/components/search/use-search-pending";
import { useStoredUnits } from "#app/components/ui/use-units";
import { FavoritesLoading } from "../favorites/favorites-loading";
import { SearchLoading } from "../search/search-loading";
import { ContactProvider } from "./contact";
import { FlashToast } from "./toasts/flash-toast";
import type { LayoutUser } from "./use-site-user";
import { OfflineNotice } from "./offline-notice";
import { PendingBar } from "./pending-bar";
import { SampleNotice } from "./sample-notice";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { ToastHost } from "./toasts/toast-host";

interface Props {
  user: LayoutUser | null;
  isSampleWeather: boolean;
  /** The current year in London; null where the page's own data failed. */
  year: number | null;
  contactEmail: string | null;
  children: ReactNode;
}

/** What is the same on every page, around the page. */
export function SiteLayout({ user, isSampleWeather, year, contactEmail, children }: Props) {
  useRouteFocus();
  useStoredUnits();
  const isSearching = useSearchPending();
  const isOpeningFavorites = useFavoritesPending();
  return (
    <ContactProvider value={contactEmail}>
      <a
        className="absolute top-0 left-4 z-40 -translate-y-[105%] rounded-b-control bg-ink px-4 py-3 text-surface focus:translate-none"
        href="#main"
      >
        Skip to main content
      </a>
      <PendingBar />
      <SiteHeader user={user} />
      {isSampleWeather && <SampleNotice />}
      <main id="main" tabIndex={-1} className="flex-1">
        <FlashToast />
        {isSearching && <SearchLoading />}
        {isOpeningFavorites && <FavoritesLoading />}
        <div hidden={isSearching || isOpeningFavorites}>{children}</div>
      </main>
      <SiteFooter year={year} isSignedIn={user !== null} />
      <p className="sr-only" role="status">
        {isSearching ? "Finding the sunniest spots..." : ""}
      </p>
      <OfflineNotice />
      <ToastHost isLikely={user !== null} />
    </ContactProvider>
  );
}
