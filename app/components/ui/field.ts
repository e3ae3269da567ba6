import { cva } from "class-variance-authority";

/**
 * In a fieldRow, below its fieldLabel, hint and fieldError. A form with data-dense makes its fields small;
 * elsewhere use field({ size: "small" }). aria-invalid makes a field red.
 */
export const field = cva(
  "w-full rounded-control border-[1.5px] border-line-strong bg-raised px-3.5 text-ink aria-invalid:border-2 aria-invalid:border-berry",
  {
    variants: {
      size: {
        regular:
          "min-h-[48px] py-2 text-lg in-data-dense:min-h-[42px] in-data-dense:py-1.5 in-data-dense:text-base",
        small: "min-h-[42px] py-1.5 text-base",
      },
      kind: {
        line: "",
        /** Inside a `selectBox`, which has a chevron at its end. */
        choice: "appearance-none pr-11",
        lines: "min-h-24 resize-y leading-[1.45]",
      },
    },
    defaultVariants: { size: "regular", kind: "line" },
  },
);

export const fieldRow = "grid gap-1.5";
export const fieldLabel = "font-semibold";
export const hint = "text-sm text-ink-soft";
export const fieldError = "font-semibold text-berry";

export const selectBox = "relative block";
export const selectChevron =
  "icon pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft";

export const groupTitle = "font-display text-xl leading-[1.2] font-semibold";

/** data-dense makes its fields and boxes small, as on admin pages. */
export const form = "grid grid-cols-[minmax(0,1fr)] gap-5 data-dense:mt-3 data-dense:gap-3.5";

/** The browser's own looks like a grey hole on a dark page. */
export const tick =
  "relative size-[24px] flex-none cursor-pointer appearance-none rounded-[6px] border-2 border-line-strong bg-raised checked:border-sea checked:bg-sea checked:before:absolute checked:before:top-[2px] checked:before:left-[6px] checked:before:h-[13px] checked:before:w-[8px] checked:before:rotate-45 checked:before:border-r-[2.5px] checked:before:border-b-[2.5px] checked:before:border-raised forced-colors:appearance-auto";

export const tickRow = "flex min-h-target cursor-pointer items-center gap-3";

export const toggle =
  "relative h-[32px] w-[52px] flex-none cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-sunken before:absolute before:top-[4px] before:left-[4px] before:size-[20px] before:rounded-full before:bg-line-strong checked:border-sun-deep checked:bg-sun checked:before:left-[24px] checked:before:bg-on-sun motion-safe:before:transition-[left] forced-colors:size-[24px] forced-colors:appearance-auto";
