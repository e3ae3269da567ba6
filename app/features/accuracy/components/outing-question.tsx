import { useLocation } from "@remix-run/react";
import { type ComponentType, Suspense, lazy, useEffect, useState } from "react";
import type { OutingFormProps } from "./outing-form";
import { type Outing, keepPlannedOutings, noteOutings, outingToAskAbout } from "./outings";

/** Most visitors are never asked, so its code is not on every page. Without it nothing is asked. */
const OutingForm = lazy<ComponentType<OutingFormProps>>(() =>
  import("./outing-form").then(
    (module) => ({ default: module.OutingForm }),
    () => ({ default: () => null }),
  ),
);

/** On every page, since directions are on many. Home asks whether the last outing was as we said. */
export function OutingQuestion() {
  const { pathname } = useLocation();
  const [outing, setOuting] = useState<Outing | null>(null);
  useEffect(noteOutings, []);
  useEffect(() => {
    keepPlannedOutings();
    // After the page is drawn, which does not wait for this.
    const timer = setTimeout(() => setOuting(pathname === "/" ? outingToAskAbout(Date.now()) : null));
    return () => clearTimeout(timer);
  }, [pathname]);
  if (!outing) return null;
  return (
    <Suspense>
      <OutingForm outing={outing} onEnd={() => setOuting(null)} />
    </Suspense>
  );
}
