import { cardRows, CardSkeleton } from "#app/components/trips/cards/card-box";
import { answerBesideDays, answerRows, mapBeside, page, pageHead, resultsTop } from "#app/components/ui/page";
import { loadingWords, skeleton } from "#app/components/ui/panel";
import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useDelayed } from "#app/components/behaviour/use-delayed";

const SIX = [1, 2, 3, 4, 5, 6];
const THREE = [1, 2, 3];

/** While a search is under way: its words, and cards of the final size without their content. */
export function SearchLoading() {
  const { pathname } = useLocation();
  useEffect(() => {
    // From another page one has scrolled down to the button; a new day of the same search keeps its place. The router has
    // kept where that page stood for the way back.
    if (pathname !== "/search") window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <div className={page}>
      <div className={pageHead}>
        <div>
          <p className={loadingWords}>Finding the sunniest spots...</p>
          <div className={skeleton("mt-3 h-4 w-88 max-w-4/5")} />
          <div className={skeleton("mt-3 h-4 w-88 max-w-4/5")} />
        </div>
        <div className={skeleton("h-11.5 lg:w-96")} />
      </div>
      <div className={resultsTop} aria-hidden>
        <div className="grid grid-cols-6 gap-1 xs:gap-2">
          {SIX.map((day) => (
            <div key={day} className={skeleton("h-14")} />
          ))}
        </div>
        <div className="grid content-start gap-3">
          <div className={skeleton("h-5 w-11/12")} />
          <div className={skeleton("h-5 w-3/5")} />
          <div className={skeleton("h-4 w-4/5")} />
        </div>
        <div className={answerBesideDays}>
          <div className={skeleton("h-5 w-40")} />
          <div className={`${answerRows} *:h-12`}>
            {THREE.map((place) => (
              <div key={place} className="flex items-center justify-between">
                <div className={skeleton("h-4 w-2/5")} />
                <div className={skeleton("h-4 w-1/4")} />
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className={skeleton("mb-4 h-11.5")} aria-hidden />
      <div className={mapBeside} aria-hidden>
        <div className={cardRows}>
          {SIX.map((place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
        <div className={skeleton("hidden h-[calc(100dvh-2rem)] min-[75rem]:block")} />
      </div>
    </div>
  );
}

const FLASH_MS = 150;

/** True while a client navigation to results is under way for longer than a blink. */
export function useSearchPending(): boolean {
  const { location } = useNavigation();
  // A search starts from a postcode, or, where the browser has said where it is or a link was shared, from a part of one.
  const isSearch = location?.pathname === "/search" && /[?&](postcode|from)=/.test(location.search);
  return useDelayed(isSearch, FLASH_MS);
}
