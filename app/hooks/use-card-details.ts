import { useCallback, useRef, useState } from "react";
import type { DetailsView } from "#app/presenters/card-view";

export interface CardDetails {
  details: DetailsView | null;
  status: "idle" | "loading" | "failed" | "ready";
  /** Fetches once; again after a failure. */
  load: () => void;
}

/**
 * An opened card's content, from the destination's own address. Fetched past the router, to which one lost
 * answer would be a reason to give up the whole page.
 */
export function useCardDetails(url: string): CardDetails {
  const [{ details, status }, setState] = useState<Omit<CardDetails, "load">>({
    details: null,
    status: "idle",
  });
  // Pointer, focus and click may all ask within one frame, before the state is drawn again.
  const askedFor = useRef<string | null>(null);
  const load = useCallback(() => {
    if (askedFor.current === url) return;
    askedFor.current = url;
    setState({ details: null, status: "loading" });
    fetchDetails(url).then(
      (loaded) => setState({ details: loaded, status: "ready" }),
      () => {
        askedFor.current = null;
        setState({ details: null, status: "failed" });
      },
    );
  }, [url]);
  return { details, status, load };
}

async function fetchDetails(url: string): Promise<DetailsView> {
  const answer = await fetch(url, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}
