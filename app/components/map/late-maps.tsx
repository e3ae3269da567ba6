import { type ComponentProps, useSyncExternalStore } from "react";
import { latePart } from "#app/components/ui/late-part";
import type { SearchMap } from "./search-map";

/** The results then have a second column for the map. */
const WIDE = "(min-width: 75rem)";

const Beside = latePart({
  name: "the map",
  load: () => import("./map-beside").then(({ MapBeside }) => MapBeside),
  failedClass: "h-full",
});

/** The server draws it with the page. */
export const OwnMap = latePart<ComponentProps<typeof SearchMap>>({
  name: "the map",
  load: () => import("./search-map").then((module) => module.SearchMap),
  drawn: import.meta.env.SSR ? (await import("./search-map")).SearchMap : null,
  pending: <p role="status">Drawing the map…</p>,
  failedClass: "",
});

function subscribeToWidth(onChange: () => void): () => void {
  const width = matchMedia(WIDE);
  width.addEventListener("change", onChange);
  return () => width.removeEventListener("change", onChange);
}

/** Drawn after hydration, and only if the window is wide enough. */
export function LateMapBeside() {
  const isWide = useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  return isWide && <Beside />;
}
