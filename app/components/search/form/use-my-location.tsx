import { useState } from "react";
import { clsx } from "clsx";
import { needsReload } from "#app/components/behaviour/late-code";
import { useHydrated } from "#app/components/behaviour/use-browser-state";

/** Fills the field from where the browser is. Its room is kept while the page wakes up; without JavaScript it has none. */
export function UseMyLocation({ onFound }: { onFound: (sector: string) => void }) {
  const canAsk = useHydrated() && "geolocation" in navigator;
  const [said, setSaid] = useState("");
  const [isAsking, setAsking] = useState(false);

  async function ask(): Promise<void> {
    if (isAsking) return;
    setAsking(true);
    setSaid("Asking your browser where you are…");
    try {
      const { findSector } = await import("./find-sector");
      const { sector, words } = await findSector();
      if (sector !== null) onFound(sector);
      setSaid(words);
    } catch (error) {
      // Its code could not be fetched.
      if (needsReload(error)) window.location.reload();
      setSaid("Your location could not be looked up just now. Try again, or type your postcode.");
    }
    setAsking(false);
  }

  return (
    <>
      <button
        type="button"
        className={clsx(
          "js-only -mb-5 pb-5 cursor-pointer text-sm font-semibold text-sea underline underline-offset-2 aria-disabled:cursor-progress",
          !canAsk && "invisible",
        )}
        aria-disabled={isAsking || undefined}
        onClick={() => void ask()}
      >
        Use my location
      </button>
      <p role="status" className="basis-full text-sm font-medium empty:absolute">
        {said}
      </p>
    </>
  );
}
