import { lazy } from "react";

const load = () => import("./card-tabs");

/** The tabs and all that they hold: fetched with the first card that is opened or about to be. */
export const LazyCardTabs = lazy(load);

/** Starts fetching; a failure shows when the tabs are really drawn. */
export function preloadCardPanel(): void {
  load().catch(() => {});
}
