import { useState } from "react";
import { clsx } from "clsx";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import { findSector } from "./find-sector";

/** Fills the field from where the browser is. Its room is kept while the page wakes up; without JavaScript it has none. */
export function UseMyLocation({ onFound }: { onFound: (sector: string) => void }) {
  const canAsk = useHydrated() && "geolocation" in navigator;
  const [said, setSaid] = useState("");
  const [isAsking, setAsking] = useState(false);

  async function ask(): Promise<void> {
    if (isAsking) return;
    setAsking(true);
    setSaid("Asking your browser where you are…");
    const { sector, words } = await findSector();
    if (sector !== null) onFound(sector);
    setSaid(words);
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
