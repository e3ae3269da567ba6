import { cva } from "class-variance-authority";

/**
 * A line, a select or a textarea to fill in: className={field()}; field({ size: "small" }) in admin's forms. Red
 * follows aria-invalid by itself. Around it: fieldRow; above it: fieldLabel, hint, fieldError.
 */
export const field = cva(
  "w-full rounded-control border-[1.5px] border-line-strong bg-raised px-3.5 text-ink aria-invalid:border-2 aria-invalid:border-berry",
  {
    variants: {
      size: { regular: "min-h-[48px] py-2 text-lg", small: "min-h-[42px] py-1.5 text-base" },
      kind: {
        line: "",
        /** Stands in a `selectBox` with a chevron after it. */
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

/** Around a select, and on the chevron that stands in its end. */
export const selectBox = "relative block";
export const selectChevron =
  "icon pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft";

/** A form of small fields, below a heading. */
export const denseForm = "mt-3 grid gap-3.5";
