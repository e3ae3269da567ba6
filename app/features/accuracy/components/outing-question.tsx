import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { OutingForm } from "./outing-form";
import { type Outing, keepPlannedOutings, noteOutings, outingToAskAbout } from "./outings";

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
  return outing && <OutingForm outing={outing} onEnd={() => setOuting(null)} />;
}
