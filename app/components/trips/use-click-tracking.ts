import { useSiteUser } from "../layout/use-site-user";

/**
 * Records that a signed-in visitor opened a place; a guest's clicks are recorded nowhere. The page neither
 * waits for it nor minds its failure.
 */
export function useClickTracking(): (destinationId: number) => void {
  const isSignedIn = useSiteUser() !== null;
  return (destinationId) => {
    if (!isSignedIn) return;
    fetch("/api/search-history/click", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ destinationId }),
      keepalive: true,
    }).catch(() => {});
  };
}
