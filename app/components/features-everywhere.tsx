import { Suspense, lazy } from "react";
import { useHydrated } from "#app/components/behaviour/use-browser-state";

const OutingQuestion = lazy(() =>
  import("#app/features/accuracy/components/outing-question").then(
    (module) => ({ default: module.OutingQuestion }),
    () => ({ default: () => null }),
  ),
);

/** What features draw on every page, once it is hydrated. To take a feature out, take out its lines. */
export const OnEveryPage = () => <Suspense>{useHydrated() && <OutingQuestion />}</Suspense>;
