import { type VariantProps, cva } from "class-variance-authority";
import { clsx } from "clsx";
import type { KeyboardEvent } from "react";
import { useHydrated } from "#app/components/behaviour/use-browser-state";

/** On a phone its text is smaller, so that the line need not scroll; larger text wraps. */
const tabLine =
  "flex gap-x-6 overflow-x-auto border-b border-line [scrollbar-width:none] @max-[15rem]:flex-wrap max-xs:justify-between max-xs:gap-x-3 max-xs:text-sm max-xs:leading-tight";

/** `even` tabs share the line's width; `wrap` tabs may have several lines. */
const tabStyle = cva(
  "inline-flex min-h-[48px] cursor-pointer items-center border-b-3 border-transparent font-semibold forced-colors:not-aria-selected:border-[Canvas] text-ink-soft no-underline hover:text-ink focus-visible:shadow-none focus-visible:-outline-offset-3 aria-disabled:cursor-not-allowed aria-disabled:font-normal aria-disabled:text-line-strong aria-selected:border-sun-deep aria-selected:text-ink max-xs:text-left",
  {
    variants: {
      width: { own: "flex-none max-xs:flex-initial", even: "flex-1 justify-center", wrap: "flex-initial" },
    },
    defaultVariants: { width: "own" },
  },
);

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** Of the page with this tab open, without JavaScript. */
  href: string;
  isDisabled?: boolean;
}

interface Props<Id extends string> {
  label: string;
  /** A tab has the id `${name}-${id}`. The selected tab labels the panel. */
  name: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  panelId: string;
  onSelect: (id: Id) => void;
  width?: VariantProps<typeof tabStyle>["width"];
  className?: string;
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Links until JavaScript runs; then arrow keys move between them, as screen reader users expect. */
export function TabList<Id extends string>(props: Props<Id>) {
  const { label, name, tabs, selected, panelId, onSelect, width, className = "mb-5" } = props;
  const isHydrated = useHydrated();
  const open = tabs.filter(({ id, isDisabled }) => !isDisabled || id === selected);

  function select(tab: Tab<Id> | undefined): void {
    if (!tab) return;
    onSelect(tab.id);
    document.getElementById(`${name}-${tab.id}`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = open.findIndex(({ id }) => id === selected);
    const step = STEPS[event.key];
    if (step !== undefined) select(open[(at + step + open.length) % open.length]);
    else if (event.key === "Home") select(open[0]);
    else if (event.key === "End") select(open.at(-1));
    else if (event.key !== " ") return;
    event.preventDefault();
  }

  return (
    <div className={clsx("@container", className)}>
      <div role="tablist" aria-label={label} className={tabLine}>
        {tabs.map(({ id, label: words, href, isDisabled }) => {
          const isSelected = id === selected;
          if (isDisabled && !isSelected) {
            return (
              <span key={id} role="tab" className={tabStyle({ width })} aria-selected={false} aria-disabled>
                {words}
              </span>
            );
          }
          return (
            <a
              key={id}
              id={`${name}-${id}`}
              role="tab"
              href={href}
              className={tabStyle({ width })}
              aria-selected={isSelected}
              aria-controls={isSelected ? panelId : undefined}
              tabIndex={isHydrated && !isSelected ? -1 : 0}
              onKeyDown={onKeyDown}
              onClick={(event) => {
                event.preventDefault();
                onSelect(id);
              }}
            >
              {words}
            </a>
          );
        })}
      </div>
    </div>
  );
}
