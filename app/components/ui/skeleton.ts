import { clsx } from "clsx";

/** A box of the final size before its content has come: className={skeleton("h-4 w-4/5")}. */
export const skeleton = (size: string) => clsx("rounded-sm bg-sunken motion-safe:animate-breathe", size);
