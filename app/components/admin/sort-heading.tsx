import { Link } from "@remix-run/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { adminAddress } from "./admin-address";
import { type SortColumn, sortedBy } from "./destinations/destination-list";
import type { DestinationList } from "./destinations/use-destination-list";

interface Props {
  column: SortColumn;
  label: string;
  list: DestinationList;
}

/** A column's heading, which sorts by it and, pressed again, the other way round. */
export function SortHeading({ column, label, list: { query, show } }: Props) {
  const isSorted = query.sort === column;
  const next = sortedBy(query, column);
  const Arrow = query.isDescending ? ArrowDown : ArrowUp;
  const order = query.isDescending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined}>
      <Link
        to={adminAddress({ tab: "destinations", shown: next })}
        className={`inline-flex min-h-8 items-center gap-1 no-underline hover:text-ink hover:underline ${isSorted ? "text-ink" : "text-ink-soft"}`}
        preventScrollReset
        onClick={(event) => {
          event.preventDefault();
          show(next);
        }}
      >
        {label}
        {isSorted && <Arrow className="icon" aria-hidden />}
      </Link>
    </th>
  );
}
