import { WifiOff } from "lucide-react";
import { useOnline } from "#app/components/ui/use-online";

/** Tells a visitor without a connection what still works; lies over the page, so that nothing moves. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status" className="offline-region">
      {!isOnline && (
        <p className="offline-notice">
          <WifiOff className="icon" aria-hidden />
          You are offline. What you have open stays readable; a new search needs a connection.
        </p>
      )}
    </div>
  );
}
