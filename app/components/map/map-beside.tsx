import { useLocation } from "@remix-run/react";
import { Link } from "#app/framework/link";
import { useEffect, useRef, useState } from "react";
import type { SearchMapView } from "#app/presenters/map/search-map";
import { FailedPart } from "#app/components/ui/late-part";
import { getJson } from "#app/components/behaviour/ask-json";
import { skeleton } from "#app/components/ui/panel";
import { useOnline } from "#app/components/behaviour/use-browser-state";
import { searchUrl } from "#app/domain/search/address";
import { SearchMap } from "./search-map";

type State = { url: string; view: SearchMapView } | { url: string; failed: true };

const CREDITS_PX = 156;

/** In the ratio of the room beside the list. */
export function MapBeside() {
  const { search } = useLocation();
  const room = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State | null>(null);
  const [tries, setTries] = useState(0);
  const isOnline = useOnline();
  const loaded = useRef<string | null>(null);
  const hasFailed = state !== null && "failed" in state && state.url === search;
  useEffect(() => {
    const box = room.current?.parentElement;
    if (!box || loaded.current === search) return;
    let isCurrent = true;
    const params = new URLSearchParams(search);
    params.set("ratio", (box.clientWidth / Math.max(200, box.clientHeight - CREDITS_PX)).toFixed(2));
    getJson<SearchMapView>(`/search/map?${params.toString()}`).then(
      (view) => {
        if (!isCurrent) return;
        loaded.current = search;
        setState({ url: search, view });
      },
      () => {
        if (!isCurrent) return;
        // The message replaces the former search's map, which must be fetched again.
        loaded.current = null;
        setState({ url: search, failed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
    // `isOnline` is here to try again once the browser is online.
  }, [search, tries, isOnline]);

  return (
    <div ref={room} data-beside className="h-full">
      {hasFailed ? (
        <FailedPart onRetry={() => setTries(tries + 1)}>
          {isOnline
            ? "We couldn't load the map. The list beside it has all the places."
            : "You're offline: the map comes back with your connection."}
        </FailedPart>
      ) : state && "view" in state ? (
        // The previous search's map stays until the new one arrives.
        <div aria-busy={state.url !== search} className="aria-busy:opacity-60">
          <SearchMap view={state.view} isBeside />
          <p className="flex gap-5 text-sm">
            <Link to={listUrl(search)} preventScrollReset className="inline-flex min-h-6 items-center">
              List without the map
            </Link>
            <Link to="/map" className="inline-flex min-h-6 items-center">
              The whole country
            </Link>
          </p>
        </div>
      ) : (
        <div className={skeleton("h-[calc(100%-156px)]")}>
          <p className="sr-only" role="status">
            Drawing the map…
          </p>
        </div>
      )}
    </div>
  );
}

const listUrl = (search: string): string => searchUrl(search.slice(1), { view: "list" });
