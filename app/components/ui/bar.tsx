import { clsx } from "clsx";
import type { CSSProperties } from "react";

/** A bar filled to `percent` in its text colour. For the eye only: the number stands beside it. */
export function Bar({ percent, className }: { percent: number; className: string }) {
  return (
    <span
      className={clsx(
        "rounded-full bg-[linear-gradient(90deg,currentcolor_calc(var(--p)*1%),var(--color-line)_0)] forced-color-adjust-none",
        className,
      )}
      style={{ "--p": percent } as CSSProperties}
      aria-hidden
    />
  );
}
