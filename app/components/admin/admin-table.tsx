import { cva } from "class-variance-authority";
import { table } from "#app/components/ui/table";

/** If its container is too narrow, each row becomes a small card, whose cells show their data-label. */
export const adminTable = [
  table({ density: "tight" }),
  "[&_tbody_:is(th,td)]:wrap-anywhere [&_:is(th,td):first-child]:pl-3",
  "[&_thead_th]:sticky [&_thead_th]:top-0 [&_thead_th]:z-1 [&_thead_th]:border-line-strong [&_thead_th]:bg-surface [&_thead_th]:font-semibold [&_thead_th]:text-ink-soft",
  "[&_tbody_th]:font-semibold [&_tbody_tr:not([aria-current]):hover]:bg-sunken [&_tbody_tr[aria-current=true]]:bg-sun-soft [&_tbody_tr[aria-current=true]]:shadow-[inset_4px_0_0_var(--color-sun-deep)]",
  "@max-[40rem]:block @max-[40rem]:[&_:is(tbody,td,tbody_th)]:block @max-[40rem]:[&_:is(th,td)]:border-0 @max-[40rem]:[&_:is(td,tbody_th)]:p-0 @max-[40rem]:[&_:is(td,tbody_th):first-child]:pl-0",
  "@max-[40rem]:[&_tbody_tr]:flex @max-[40rem]:[&_tbody_tr]:flex-wrap @max-[40rem]:[&_tbody_tr]:items-center @max-[40rem]:[&_tbody_tr]:gap-x-3.5 @max-[40rem]:[&_tbody_tr]:gap-y-0.5 @max-[40rem]:[&_tbody_tr]:border-b @max-[40rem]:[&_tbody_tr]:border-line @max-[40rem]:[&_tbody_tr]:pt-2.5 @max-[40rem]:[&_tbody_tr]:pr-1 @max-[40rem]:[&_tbody_tr]:pb-2 @max-[40rem]:[&_tbody_tr]:pl-3",
  "@max-[40rem]:[&_tbody_th]:flex-[1_0_100%] @max-[40rem]:[&_tbody_th]:text-base @max-[40rem]:[&_td[data-label]]:before:text-ink-soft @max-[40rem]:[&_td[data-label]]:before:content-[attr(data-label)_'_']",
].join(" ");

export const plainHead = "@max-[40rem]:hidden";

export const sortableHead =
  "@max-[40rem]:block @max-[40rem]:[&_tr]:flex @max-[40rem]:[&_tr]:flex-wrap @max-[40rem]:[&_tr]:items-center @max-[40rem]:[&_tr]:gap-x-4 @max-[40rem]:[&_tr]:border-b @max-[40rem]:[&_tr]:border-line-strong @max-[40rem]:[&_tr]:before:text-ink-soft @max-[40rem]:[&_tr]:before:content-['Sort_by'] @max-[40rem]:[&_th]:static! @max-[40rem]:[&_th]:px-0! @max-[40rem]:[&_th]:py-1 @max-[40rem]:[&_th:not(:has(a))]:hidden";

export const numberCell = "@min-[40rem]:text-right!";

export const actionsCell = "@max-[40rem]:-ml-3 @max-[40rem]:flex-[1_0_100%]";
export const rowActions = "flex gap-0.5";
export const rowAction = cva(
  "inline-grid size-[34px] cursor-pointer place-items-center rounded-sm text-md aria-disabled:cursor-progress @max-[40rem]:size-target @max-[40rem]:text-lg",
  {
    variants: { tone: { sea: "text-sea hover:bg-sea-soft", berry: "text-berry hover:bg-berry-soft" } },
    defaultVariants: { tone: "sea" },
  },
);

export const countLine = "min-h-target py-2.5 text-ink-soft tabular-nums";

export const turning = "animate-turn motion-reduce:animate-none motion-reduce:opacity-50";
