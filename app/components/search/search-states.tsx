import { placeRows, RowSkeleton } from "#app/components/trips/cards/card-box";
import { mapBeside, resultsPage } from "#app/components/ui/page";
import { skeleton } from "#app/components/ui/panel";
import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useDelayed } from "#app/components/behaviour/use-browser-state";

const SIX = [1, 2, 3, 4, 5, 6];

export function SearchLoading() {
  useEffect(() => {
    // The visitor may have scrolled down to the button. The router has stored the old position for Back.
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={resultsPage}>
      <div className="mb-3">
        <p className="font-display text-xl font-semibold lg:text-2xl">Finding the sunniest spots...</p>
        <div className={skeleton("mt-2 h-4 w-88 max-w-4/5")} />
        <div className={skeleton("mt-2 h-4 w-48 max-w-3/5")} />
      </div>
      <div className="grid grid-cols-6 gap-1 xs:gap-2" aria-hidden>
        {SIX.map((day) => (
          <div key={day} className={skeleton("h-16")} />
        ))}
      </div>
      <div className={`${mapBeside} mt-3`} aria-hidden>
        <div>
          <div className={skeleton("h-80 @min-[40rem]:h-56")} />
          <div className={skeleton("my-1 h-11")} />
          <div className={placeRows}>
            {SIX.map((place) => (
              <RowSkeleton key={place} />
            ))}
          </div>
        </div>
        <div className={skeleton("hidden h-[calc(100dvh-2rem)] min-[75rem]:block")} />
      </div>
    </div>
  );
}

const FLASH_MS = 150;

/** From another page, after a moment. Results that are shown stay until the new ones arrive. */
export function useSearchPending(): boolean {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  // Its start is in `postcode`, or in `from` after the browser's position was used and in shared links.
  const isSearch = location?.pathname === "/search" && /[?&](postcode|from)=/.test(location.search);
  return useDelayed(isSearch && pathname !== "/search", FLASH_MS);
}

export function useBusySearch(): boolean {
  return useDelayed(usePendingSearch() !== null, FLASH_MS);
}

/** "/search?…"; null if none is. */
export function usePendingSearch(): string | null {
  const { location } = useNavigation();
  return location?.pathname === "/search" ? location.pathname + location.search : null;
}
