import { cva } from "class-variance-authority";

/**
 * A box that says one thing: className={notice({ tone: "problem" })}. `empty` stands where a list would, `quiet`
 * where a row of cards would, `problem` above a form, `good` and `bad` after something was done, `note` beside what it explains.
 */
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
