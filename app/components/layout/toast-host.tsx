import { lazy, Suspense, useSyncExternalStore } from "react";
import { subscribeToToasts, toastCount } from "./toast-store";

const Toaster = lazy(() => import("./toaster"));
const none = () => 0;

/** Fetches the toaster when the first toast is shown, not before. */
export function ToastHost() {
  const count = useSyncExternalStore(subscribeToToasts, toastCount, none);
  if (count === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster count={count} />
    </Suspense>
  );
}
