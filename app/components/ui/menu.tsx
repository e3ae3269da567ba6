import { useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  label: ReactNode;
  summaryClass: string;
  className?: string;
  /** Of the box below 640 px, when the nearest positioned element around it places it. */
  across?: string;
  children: ReactNode;
}

/** Works without JavaScript too. Closes on Escape, on a press elsewhere, and when the address changes. */
export function Menu({ label, summaryClass, className, across, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    const box = details.current;
    if (box) box.open = false;
  }, [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const box = details.current;
      if (!box?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        box.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && box.contains(event.target)) return;
      box.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  return (
    <details
      ref={details}
      className={clsx("relative copy:hidden print:hidden", across && "max-sm:static", className)}
    >
      <summary className={clsx("cursor-pointer list-none [&::-webkit-details-marker]:hidden", summaryClass)}>
        {label}
      </summary>
      <div
        className={clsx(
          "absolute right-0 z-20 mt-1 w-max max-w-[min(22rem,calc(100vw-2rem))] rounded-control border border-line-strong bg-raised p-1 text-base font-normal text-ink shadow-card",
          across && `max-sm:w-auto max-sm:max-w-none ${across}`,
        )}
      >
        {children}
      </div>
    </details>
  );
}
