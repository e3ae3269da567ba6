import { cva } from "class-variance-authority";

/** For Radix's dialog: dialogOverlay for its Overlay, dialog() for its Content. */
export const dialogOverlay = "fixed inset-0 z-60 bg-scrim";

/** If the window is low, it scrolls inside. */
export const dialog = cva(
  "fixed top-1/2 left-1/2 z-61 grid max-h-[calc(100dvh-2rem)] -translate-1/2 grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto rounded-card border border-card-line bg-raised px-[clamp(1rem,5vw,1.75rem)] pt-5 pb-6 text-ink shadow-card focus:outline-none motion-safe:animate-unfold",
  {
    variants: {
      width: { regular: "w-[min(32rem,calc(100vw-2rem))]", wide: "w-[min(44rem,calc(100vw-2rem))]" },
    },
    defaultVariants: { width: "regular" },
  },
);

/** The cross is an iconButton() with dialogClose. */
export const dialogHead = "flex items-center justify-between gap-4 [&_h2]:min-w-0 [&_h2]:text-lg";
export const dialogClose = "-my-2 -mr-3";
export const dialogActions = "flex flex-wrap justify-end gap-3 max-xs:[&>*]:flex-auto";
