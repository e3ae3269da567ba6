import { cva } from "class-variance-authority";

/** className={badge({ tone: "leaf" })}. The words must say what the tone means. */
export const badge = cva("inline-block rounded-full px-2 py-px text-sm font-medium forced-colors:border", {
  variants: {
    tone: {
      plain: "bg-sunken text-ink",
      sun: "bg-sun text-on-sun",
      leaf: "bg-leaf-soft text-leaf",
      berry: "bg-berry-soft text-berry",
      outline: "text-ink inset-ring-[1.5px] inset-ring-line-strong",
    },
  },
  defaultVariants: { tone: "plain" },
});
