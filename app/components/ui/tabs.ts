import { cva } from "class-variance-authority";

/** The line on which tabs stand, with the margin that the page wants (mb-5); on each of them `tab()`. A phone has smaller words instead of a scrolled line. */
export const tabs =
  "flex gap-x-6 overflow-x-auto border-b border-line [scrollbar-width:none] max-xs:justify-between max-xs:gap-x-3 max-xs:text-sm max-xs:leading-tight";

/** A tab: marked by aria-selected. `even` shares the line's width, `wrap` lets the words of many tabs break. */
export const tab = cva(
  "inline-flex min-h-[48px] cursor-pointer items-center border-b-3 border-transparent font-semibold forced-colors:not-aria-selected:border-[Canvas] text-ink-soft no-underline hover:text-ink focus-visible:shadow-none focus-visible:-outline-offset-3 aria-disabled:cursor-not-allowed aria-disabled:font-normal aria-disabled:text-line-strong aria-selected:border-sun-deep aria-selected:text-ink max-xs:text-left",
  {
    variants: {
      width: { own: "flex-none max-xs:flex-initial", even: "flex-1 justify-center", wrap: "flex-initial" },
    },
    defaultVariants: { width: "own" },
  },
);
