import type { CSSProperties } from "react";

/** The chance of rain as a small bar with its number; a wet day is also set in bold. */
export function RainBar({ percent, isWet }: { percent: number; isWet: boolean }) {
  return (
    <span className={isWet ? "rain is-wet" : "rain"}>
      <span className="rain-bar" style={{ "--p": percent } as CSSProperties} aria-hidden />
      <span>
        <span className="sr-only">, chance of rain </span>
        {`${percent}%`}
      </span>
    </span>
  );
}
