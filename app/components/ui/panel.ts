import { cva } from "class-variance-authority";

/**
 * A raised sheet of paper: cards, forms, dialogs. className={panel({ pad: "card" })}; `pad: "none"` where a
 * picture or a list of rows reaches its edges.
 */
export const panel = cva("rounded-card border border-card-line bg-raised shadow-card", {
  variants: { pad: { none: "", card: "p-card" } },
  defaultVariants: { pad: "none" },
});

/** A smaller, quieter sheet within a page: a fact, a filter. */
export const tile = "rounded-tile border border-line bg-raised";

/** A strip of landscape along the top of a panel that holds a form; around a scene. */
export const sceneStrip =
  "h-[clamp(48px,12vw,72px)] bg-sea-soft *:size-full *:object-cover dark:brightness-86";

/** An entry of a list that is more than a line: its name, and a word or a link at the end of the same line. */
export const itemHead = "flex items-start justify-between gap-4";
export const itemTitle = "font-sans text-lg leading-[1.3] font-strong tracking-normal wrap-anywhere";
