import { WifiOff } from "lucide-react";
import { useOnline } from "#app/components/ui/use-online";

/** Tells a visitor without a connection what still works; lies over the page, so that nothing moves. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-30">
      {!isOnline && (
        <p className="flex items-center justify-center gap-3 bg-ink px-4 py-3 text-surface">
          <WifiOff className="icon" aria-hidden />
          You are offline. What you have open stays readable; a new search needs a connection.
        </p>
      )}
    </div>
  );
}
