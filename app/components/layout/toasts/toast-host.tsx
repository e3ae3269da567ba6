import { Suspense, lazy, useEffect, useSyncExternalStore } from "react";
import { PlainToaster } from "./plain-toaster";
import { subscribeToToasts, toastCount, watchPresses } from "./toast-store";

const load = () => import("./toaster");
// Preloaded: a toast about a lost connection cannot be fetched without a connection.
const Toaster = lazy(() => load().catch(() => ({ default: PlainToaster })));
const none = () => 0;
const IDLE_MS = 2_000;

/** Fetches the toaster when the first toast is shown, or earlier if toasts are likely. */
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
