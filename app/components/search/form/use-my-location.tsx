import LocateFixed from "lucide-react/icons/locate-fixed";
import { useState } from "react";
import { clsx } from "clsx";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import { button } from "#app/components/ui/button";
import { findSector } from "./find-sector";

/** Invisible until hydration, and takes no room without JavaScript. */
export function UseMyLocation({ onFound }: { onFound: (sector: string) => void }) {
  const canAsk = useHydrated() && "geolocation" in navigator;
  const [said, setSaid] = useState("");
  const [isAsking, setAsking] = useState(false);

  async function ask(): Promise<void> {
    if (isAsking) return;
    setAsking(true);
    setSaid("Asking your browser where you are…");
    const { sector, words } = await findSector();
    setSaid(words);
    setAsking(false);
    if (sector !== null) onFound(sector);
  }

  return (
    <>
      <button
        type="button"
        className={clsx(
          button({ size: "row" }),
          "js-only gap-1.5! whitespace-nowrap text-sea! max-xs:px-2.5!",
          !canAsk && "invisible",
        )}
        aria-disabled={isAsking || undefined}
        onClick={() => void ask()}
      >
        <LocateFixed className="icon" aria-hidden />
        Locate me
      </button>
      <p role="status" className="basis-full text-sm font-medium empty:absolute">
        {said}
      </p>
    </>
  );
}
