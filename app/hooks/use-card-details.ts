import { useFetcher } from "@remix-run/react";
import { useRef, useState } from "react";
import type { CardView, DetailsView } from "#app/presenters/card-view";

/** What the route of one destination answers; anything else counts as a failure. */
interface DestinationData {
  card: CardView;
  details: DetailsView;
}

export interface CardDetails {
  details: DetailsView | null;
  status: "idle" | "loading" | "failed" | "ready";
  /** Fetches once; again after a failure. */
  load: () => void;
}

const asDestination = (data: unknown): DestinationData | null =>
  typeof data === "object" && data !== null && "details" in data && data.details
    ? (data as DestinationData)
    : null;

/** An opened card's content, fetched from the address that the destination has of its own. */
export function useCardDetails(url: string): CardDetails {
  const fetcher = useFetcher<unknown>();
  const details = asDestination(fetcher.data)?.details ?? null;
  const isLoading = fetcher.state !== "idle";
  const [wasOffline, setOffline] = useState(false);
  const hasFailed = !isLoading && (wasOffline || fetcher.data !== undefined);
  const status = details ? "ready" : isLoading ? "loading" : hasFailed ? "failed" : "idle";
  // Pointer, focus and click may all ask within one frame, before the fetcher's state is drawn again.
  const askedFor = useRef<string | null>(null);
  const load = () => {
    if (status !== "failed" && askedFor.current === url) return;
    // Without a connection the router would give up the whole page for a route that it has not met yet.
    setOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    askedFor.current = url;
    fetcher.load(url);
  };
  return { details, status, load };
}
