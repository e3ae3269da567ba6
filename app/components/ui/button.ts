import { cva } from "class-variance-authority";

/** A busy button has aria-disabled, which keeps the focus; one that cannot be used is disabled. */
export const button = cva(
  "inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border py-2 leading-[1.2] font-semibold no-underline disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-disabled:opacity-75 motion-safe:transition-colors",
  {
    variants: {
      tone: {
        plain: "border-line-strong bg-raised text-ink hover:bg-sunken",
        sun: "border-sun-deep bg-sun text-on-sun hover:bg-sun-hover",
        berry: "border-berry bg-berry text-raised hover:bg-berry-hover",
      },
      size: {
        regular: "min-h-target px-4.5",
        large: "min-h-[52px] px-6 text-lg max-xs:px-3",
        /** Beside a field and in admin tables. */
        small: "min-h-[42px] px-3 text-md",
        row: "min-h-target px-4.5 max-xs:px-3",
        bar: "min-h-target px-3.5 max-md:gap-1 max-md:px-1.5",
      },
    },
    defaultVariants: { tone: "plain", size: "regular" },
  },
);

/** Give it words in an sr-only span. */
export const iconButton = cva(
  "inline-grid size-target flex-none cursor-pointer place-items-center text-ink",
  {
    variants: {
      shape: {
        square: "rounded-control hover:bg-sunken",
        round: "rounded-full border border-line-strong bg-raised hover:bg-sunken",
      },
    },
    defaultVariants: { shape: "square" },
  },
);
