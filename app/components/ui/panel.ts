import { cva } from "class-variance-authority";
import { clsx } from "clsx";

/** For cards, forms and dialogs. `pad: "none"` if a picture or a list of rows reaches its edges. */
export const panel = cva("rounded-card border border-card-line bg-raised shadow-card", {
  variants: { pad: { none: "", card: "p-card" } },
  defaultVariants: { pad: "none" },
});

export const tile = "rounded-tile border border-line bg-raised";

export const sceneStrip =
  "h-[clamp(48px,12vw,72px)] bg-sea-soft *:size-full *:object-cover dark:brightness-86";

export const itemHead = "flex items-start justify-between gap-4";
export const itemTitle = "font-sans text-lg leading-[1.3] font-strong tracking-normal wrap-anywhere";

/** In place of content that is still loading: className={skeleton("h-4 w-4/5")}. */
export const skeleton = (size: string) =>
  clsx("rounded-sm bg-sunken dark:bg-line/70 motion-safe:animate-breathe", size);

/** The days of a forecast and their skeleton. If large text leaves no room for columns, they become five rows. */
export const forecastGrid =
  "grid grid-cols-[repeat(5,minmax(0,1fr))] gap-[clamp(0.25rem,1vw,0.75rem)] @max-[17em]:grid-cols-1";

export const loadingWords =
  "font-display text-[clamp(1.75rem,1.3rem+2vw,2.5rem)] leading-[1.15] font-semibold";

/** `empty` replaces a list, `quiet` a row of cards; `good` and `bad` are outcomes, `note` explains. */
export const notice = cva("rounded-control", {
  variants: {
    tone: {
      empty: "bg-sunken p-5",
      quiet: "grid max-w-text justify-items-start gap-4 text-lg text-ink-soft",
      note: "bg-sea-soft px-3.5 py-2.5",
      good: "grid gap-0.5 border border-leaf bg-leaf-soft px-4 py-3",
      bad: "grid gap-0.5 border border-berry bg-berry-soft px-4 py-3",
      problem: "border-2 border-berry bg-berry-soft px-4 py-3 [&_a]:font-semibold [&_a]:text-berry",
    },
  },
});

/** For the summary of a `details` with the class `group`. foldMark is its chevron. */
export const foldLine =
  "inline-flex min-h-target cursor-pointer list-none items-center gap-1 text-md font-semibold text-sea [&::-webkit-details-marker]:hidden";
export const foldMark = "icon text-base group-open:rotate-180 motion-safe:transition-[rotate]";
