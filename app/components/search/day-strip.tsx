import { Link } from "@remix-run/react";
import { cva } from "class-variance-authority";
import type { DayTileView } from "#app/presenters/search/view";

const tile = cva(
  "grid min-h-14 content-center justify-items-center rounded-control border px-0.5 py-1.5 leading-[1.2] tabular-nums no-underline",
  {
    variants: {
      isChosen: {
        true: "border-ink bg-ink text-surface forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none",
        false: "border-line-strong bg-raised text-ink hover:bg-sunken",
      },
    },
  },
);

/** The six days, each with the best score within the drive, one tap away; the chosen one is filled. */
export function DayStrip({ days }: { days: DayTileView[] }) {
  return (
    <nav aria-label="Days" className="relative -m-1.5 overflow-x-auto p-1.5 [scrollbar-width:none]">
      <ul className="grid grid-flow-col auto-cols-[minmax(2.75rem,1fr)] gap-1 xs:gap-2">
        {days.map(({ url, label, longLabel, best, isChosen }) => (
          <li key={url}>
            <Link
              to={url}
              preventScrollReset
              className={tile({ isChosen })}
              aria-current={isChosen ? "date" : undefined}
            >
              <span aria-hidden className="text-sm font-medium">
                {label}
              </span>
              <span className="sr-only">{`${longLabel}: ${best === null ? "no score" : "best score "}`}</span>
              <b aria-hidden={best === null} className="text-lg leading-none">
                {best ?? "–"}
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
