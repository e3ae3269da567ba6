import { useSiteUser } from "#app/components/layout/use-site-user";
import { postJson } from "#app/components/behaviour/ask-json";

/**
 * Records that a signed-in visitor opened a place; guests' clicks are not recorded. The page does not wait for it and
 * ignores a failure.
 */
export function useClickTracking(): (destinationId: number) => void {
  const isSignedIn = useSiteUser() !== null;
  return (destinationId) => {
    if (!isSignedIn) return;
    postJson("/api/search-history/click", { destinationId }, { keepalive: true }).catch(() => {});
  };
}
