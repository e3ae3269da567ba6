import { cva } from "class-variance-authority";

/** "tight" on admin pages. A wide one needs a box around it that scrolls (overflow-x-auto). */
export const table = cva(
  "w-full border-collapse tabular-nums [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:text-left [&_caption]:text-left",
  {
    variants: {
      density: {
        loose: "[&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-4",
        tight: "text-sm leading-[1.35] [&_:is(th,td)]:px-2.5 [&_:is(th,td)]:py-1.5",
      },
    },
    defaultVariants: { density: "loose" },
  },
);
