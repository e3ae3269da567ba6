import { useEffect, useState } from "react";

/** True once `isOn` has been true for `delayMs` without a break: a quick answer never flashes a loading state. */
export function useDelayed(isOn: boolean, delayMs: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isOn, delayMs]);
  return isOn && isDue;
}
