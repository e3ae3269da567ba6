import { clsx } from "clsx";

/** A box of the final size before its content has come: className={skeleton("h-4 w-4/5")}. */
export const skeleton = (size: string) => clsx("rounded-sm bg-sunken motion-safe:animate-breathe", size);

/** What a page says while it is under way, in place of its heading. */
export const loadingWords =
  "font-display text-[clamp(1.75rem,1.3rem+2vw,2.5rem)] leading-[1.15] font-semibold";
