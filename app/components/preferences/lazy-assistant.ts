import { lazy } from "react";

const load = () => import("./trip-preference-assistant");

export const LazyAssistant = lazy(load);

/** Fetches the assistant; false where that failed, and then it is better not drawn. */
export const assistantLoads = (): Promise<boolean> =>
  load().then(
    () => true,
    () => false,
  );
