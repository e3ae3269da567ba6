import { Link } from "#app/framework/link";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { type SortColumn, sortedBy } from "#app/domain/catalogue/place-list";
import type { DestinationList } from "./destinations/use-destination-list";

interface Props {
  column: SortColumn;
  label: string;
  list: DestinationList;
}

/** Pressing it again reverses the order. */
export function SortHeading({ column, label, list: { query, addressOf } }: Props) {
  const isSorted = query.sort === column;
  const Arrow = query.isDescending ? ArrowDown : ArrowUp;
  const order = query.isDescending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined}>
      <Link
        to={addressOf(sortedBy(query, column))}
        className={`inline-flex min-h-8 items-center gap-1 no-underline hover:text-ink hover:underline ${isSorted ? "text-ink" : "text-ink-soft"}`}
        preventScrollReset
        replace
      >
        <span>{label}</span>
        {isSorted && <Arrow className="icon" aria-hidden />}
      </Link>
    </th>
  );
}
