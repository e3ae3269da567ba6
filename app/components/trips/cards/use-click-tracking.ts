import { useSiteUser } from "#app/components/layout/use-site-user";
import { postJson } from "#app/components/behaviour/ask-json";

/**
 * Returns a function that records that a signed-in visitor opened a place. The page does not wait for the request, and
 * a failure is ignored. A guest's click sends nothing.
 */
export function useClickTracking(): (destinationId: number) => void {
  const isSignedIn = useSiteUser() !== null;
  return (destinationId) => {
    if (!isSignedIn) return;
    postJson("/api/search-history/click", { destinationId }, { keepalive: true }).catch(() => {});
  };
}
