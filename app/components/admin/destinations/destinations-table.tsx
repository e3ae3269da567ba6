import type { DestinationRowView } from "#app/presenters/admin/catalogue-page";
import { adminAddress } from "#app/presenters/admin/address-view";
import { actionsCell, adminTable, sortableHead } from "#app/components/admin/admin-table";
import { FetchButtons, PromotionBadge, RowActions } from "#app/components/admin/row-actions";
import type { Deletion } from "./delete-question";
import type { DestinationList } from "./use-destination-list";
import { hint } from "#app/components/ui/field";
import { Link } from "#app/framework/link";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { type SortColumn, sortedBy } from "#app/domain/catalogue/place-list";

interface Props {
  list: DestinationList;
  editedId: number | null;
  deletionOf: (row: DestinationRowView) => Deletion;
  onDelete: (deletion: Deletion) => void;
}

export function DestinationsTable({ list, editedId, deletionOf, onDelete }: Props) {
  const { rows, query } = list;
  const here = list.addressOf(query);
  return (
    <table className={adminTable}>
      <caption className="sr-only">Destinations</caption>
      <thead className={sortableHead}>
        <tr>
          <SortHeading column="name" label="Name" list={list} />
          <SortHeading column="region" label="Region" list={list} />
          <SortHeading column="postcode" label="Postcode" list={list} />
          <SortHeading column="featured" label="Status" list={list} />
          <SortHeading column="specialOffer" label="Special Offer" list={list} />
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} aria-current={row.id === editedId || undefined}>
            <th scope="row" className="@min-[40rem]:min-w-40">
              <span className="flex items-center gap-3">
                <img
                  src={row.picture}
                  alt=""
                  width={64}
                  height={36}
                  loading="lazy"
                  referrerPolicy="no-referrer"
                  className="h-9 w-16 flex-none rounded-control bg-sunken object-cover"
                />
                <span>{row.name}</span>
              </span>
            </th>
            <td className="@min-[40rem]:min-w-24">{row.region}</td>
            <td className="whitespace-nowrap">{row.postcode}</td>
            <td>
              <PromotionBadge isFeatured={row.featured} />
            </td>
            <td className={row.specialOffer === null ? "@max-[40rem]:hidden!" : undefined}>
              {row.specialOffer ?? NONE}
            </td>
            <td className={actionsCell}>
              <RowActions
                editHref={adminAddress({ tab: "destinations", destination: row.id, shown: query })}
                deletion={deletionOf(row)}
                onDelete={onDelete}
              >
                <FetchButtons id={row.id} name={row.name} here={here} />
              </RowActions>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NONE = (
  <span className={hint}>
    <span aria-hidden>–</span>
    <span className="sr-only">None</span>
  </span>
);

interface HeadingProps {
  column: SortColumn;
  label: string;
  list: DestinationList;
}

function SortHeading({ column, label, list: { query, addressOf } }: HeadingProps) {
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
