import { type ReactNode, useEffect, useRef } from "react";
import { LateLoadingPage } from "#app/components/late-pages";
import { useRouteFocus } from "./use-route-focus";
import { FLASH_MS, useSearchPending } from "#app/components/search/search-states";
import { useStoredUnits } from "#app/components/behaviour/use-units";
import { ContactProvider, type LayoutUser } from "./site-data";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { FlashToast, ToastHost } from "./toasts/toast-host";
import { useDelayed, useOnline } from "#app/components/behaviour/use-browser-state";
import { useLocation, useNavigation } from "@remix-run/react";
import { Link } from "#app/framework/link";

interface Props {
  user: LayoutUser | null;
  isSampleWeather: boolean;
  year: number;
  contactEmail: string | null;
  children: ReactNode;
}

const SKIP_LINK =
  "absolute top-0 left-4 z-40 -translate-y-[105%] rounded-b-control bg-ink px-4 py-3 text-surface focus:translate-none";

export function SiteLayout({ user, isSampleWeather, year, contactEmail, children }: Props) {
  useRouteFocus();
  useStoredUnits();
  useNotificationsEnd(user !== null);
  const { pathname } = useLocation();
  return (
    <ContactProvider value={contactEmail}>
      <a className={SKIP_LINK} href="#main">
        Skip to main content
      </a>
      {pathname === "/search" && (
        <a className={SKIP_LINK} href="#first">
          Skip to the places
        </a>
      )}
      <PendingBar />
      <SiteHeader user={user} />
      {isSampleWeather && <SampleNotice />}
      <Main>{children}</Main>
      <div className="contents copy:hidden">
        <SiteFooter year={year} isSignedIn={user !== null} />
        <OfflineNotice />
        <ToastHost />
      </div>
    </ContactProvider>
  );
}

/** The page is hidden behind one that says that the next is loading, once that takes a moment. */
function Main({ children }: { children: ReactNode }) {
  const isSearching = useSearchPending();
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const isOpeningFavorites = useDelayed(next === "/favorites" && pathname !== next, FLASH_MS);
  const isLoading = isSearching || isOpeningFavorites;
  return (
    <>
      <main id="main" tabIndex={-1} className="flex-1">
        <FlashToast />
        {isLoading && <LateLoadingPage of={isSearching ? "search" : "favorites"} />}
        <div hidden={isLoading}>{children}</div>
      </main>
      <p className="sr-only copy:hidden" role="status">
        {isSearching ? "Finding the sunniest spots..." : ""}
      </p>
    </>
  );
}

/** Covers the page's end, so that nothing moves. */
function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-30">
      {!isOnline && (
        <p
          ref={publishHeight}
          className="flex flex-wrap items-center justify-center gap-x-3 bg-ink px-4 py-3 text-surface"
        >
          You're offline. You can still read what's open; a new search needs a connection.
          <a href="/saved" className="text-inherit">
            Saved searches
          </a>
        </p>
      )}
    </div>
  );
}

function publishHeight(bar: HTMLElement | null): void {
  document.documentElement.style.setProperty("--offline-bar", `${bar?.offsetHeight ?? 0}px`);
}

const QUICK_MS = 200;

function PendingBar() {
  const isPending = useDelayed(useNavigation().state !== "idle", QUICK_MS);
  if (!isPending) return null;
  return (
    <div
      className="fixed inset-x-0 top-0 z-50 h-1 origin-top-left animate-pending bg-sun-deep opacity-0 motion-reduce:[animation-timing-function:steps(2,end)]"
      aria-hidden
    />
  );
}

function SampleNotice() {
  return (
    <aside className="bg-sun-soft text-sm weather-old:hidden" aria-label="About this weather">
      <p className="wrap py-2">
        <strong className="mr-2">Sample weather, not a forecast</strong>{" "}
        <Link to="/about#sample" className="whitespace-nowrap text-inherit copy:hidden">
          What this means
        </Link>
      </p>
    </aside>
  );
}

/** If the session ends while the page is open: they would reveal where the user's drives start. */
function useNotificationsEnd(isSignedIn: boolean): void {
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) void closeNotifications();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);
}

async function closeNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}
