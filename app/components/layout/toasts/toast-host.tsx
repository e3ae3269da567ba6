import { Suspense, lazy, useEffect, useSyncExternalStore } from "react";
import { PlainToaster } from "./plain-toaster";
import { subscribeToToasts, toastCount, watchPresses } from "./toast-store";

const load = () => import("./toaster");
// If the toaster's code cannot be fetched, as without a connection, PlainToaster shows the toasts.
const Toaster = lazy(() => load().catch(() => ({ default: PlainToaster })));
const none = () => 0;
const IDLE_MS = 2_000;

/** Fetches the toaster's code with the first toast, or soon after hydration if toasts are likely. */
export function ToastHost({ isLikely }: { isLikely: boolean }) {
  const count = useSyncExternalStore(subscribeToToasts, toastCount, none);
  useEffect(() => {
    if (!isLikely) return;
    const timer = setTimeout(() => void load().catch(() => {}), IDLE_MS);
    return () => clearTimeout(timer);
  }, [isLikely]);
  useEffect(watchPresses, []);
  if (count === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster count={count} />
    </Suspense>
  );
}
