import { useNavigation } from "@remix-run/react";

/** A thin line while a page is on its way; its animation starts late, so that a quick page never shows it. */
export function PendingBar() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div
      className="fixed inset-x-0 top-0 z-50 h-1 origin-top-left animate-pending bg-sun-deep opacity-0 motion-reduce:[animation-timing-function:steps(2,end)]"
      aria-hidden
    />
  );
}
