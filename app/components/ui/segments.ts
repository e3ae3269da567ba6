import { cva } from "class-variance-authority";

/** Choices side by side, of which one is chosen. Each has `segment()`. */
export const segments =
  "inline-flex flex-wrap gap-0.5 rounded-tile border border-line-strong bg-sunken p-[3px]";

/** "radio" is on the label around an sr-only input, whose state sets the style. */
export const segment = cva(
  "inline-flex min-h-[38px] cursor-pointer items-center justify-center rounded-[9px] px-3.5 py-1 no-underline max-xs:px-2.5 motion-safe:transition-colors",
  {
    variants: {
      state: {
        on: "bg-ink font-semibold text-surface forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none",
        off: "font-medium text-ink hover:bg-raised",
        radio:
          "font-medium text-ink not-has-checked:hover:bg-raised has-checked:bg-ink has-checked:font-semibold has-checked:text-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none",
      },
    },
  },
);

export const tickChip =
  "inline-flex min-h-target max-w-full flex-none cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-raised px-3.5 py-1 leading-tight text-ink not-has-checked:hover:bg-sunken has-checked:border-sea has-checked:bg-sea-soft has-checked:font-semibold";
