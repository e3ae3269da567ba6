import { useSyncExternalStore } from "react";
import { latePart } from "#app/components/ui/late-part";

const WIDE = "(min-width: 75rem)";

const Beside = latePart({
  name: "the map",
  load: () => import("./map-beside").then(({ MapBeside }) => MapBeside),
  failedClass: "h-full",
});

const load = () => import("./search-map").then((module) => module.SearchMap);
export const OwnMap = latePart({
  name: "the map",
  load,
  drawn: import.meta.env.SSR && (await load()),
  pending: <p role="status">Drawing the map…</p>,
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
