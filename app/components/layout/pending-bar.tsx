import { useNavigation } from "@remix-run/react";

/** A thin line while a page is on its way; its animation starts late, so that a quick page never shows it. */
export function PendingBar() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className="pending-bar" aria-hidden />;
}
