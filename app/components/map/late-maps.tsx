import { type ComponentProps, Suspense, lazy, useSyncExternalStore } from "react";
import type { SearchMap } from "./search-map";

/** As wide as the page's two columns need: see the grid of the results. */
const WIDE = "(min-width: 75rem)";

function MapMissing() {
  return (
    <p role="status" className="rounded-card bg-sunken p-6">
      {navigator.onLine
        ? "The map could not be loaded. Please reload the page."
        : "You are offline: reload the page for its map when your connection is back."}
    </p>
  );
}

const Beside = lazy(() =>
  import("./map-beside").then(
    ({ MapBeside }) => ({ default: MapBeside }),
    () => ({ default: MapMissing }),
  ),
);

/** The server draws it with the page; browsers fetch its code when it is first shown. */
const Own = import.meta.env.SSR
  ? (await import("./search-map")).SearchMap
  : lazy(() =>
      import("./search-map").then(
        (module) => ({ default: module.SearchMap }),
        () => ({ default: MapMissing }),
      ),
    );

function subscribeToWidth(onChange: () => void): () => void {
  const width = matchMedia(WIDE);
  width.addEventListener("change", onChange);
  return () => width.removeEventListener("change", onChange);
}

/** The map beside the list, once the page is alive and wide enough. */
export function LateMapBeside() {
  const isWide = useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  if (!isWide) return null;
  return (
    <Suspense fallback={null}>
      <Beside />
    </Suspense>
  );
}

/** The map that a page is about. */
export function OwnMap(props: ComponentProps<typeof SearchMap>) {
  return (
    <Suspense fallback={<p role="status">Drawing the map…</p>}>
      <Own {...props} />
    </Suspense>
  );
}
