import type { DestinationRowView } from "#app/presenters/admin/catalogue-view";
import { RowActions } from "../row-actions";
import { SortHeading } from "../sort-heading";
import type { DestinationList } from "./use-destination-list";

interface Props {
  list: DestinationList;
  /** The one whose form is open. */
  editedId: number | null;
  onDelete: (row: DestinationRowView) => void;
}

/** The destinations that were found, one page of them. */
export function DestinationsTable({ list, editedId, onDelete }: Props) {
  const { rows, query } = list;
  return (
    <table className="admin-table destinations-table">
      <caption className="sr-only">Destinations</caption>
      <thead>
        <tr>
          <SortHeading column="name" label="Name" list={list} />
          <SortHeading column="region" label="Region" list={list} />
          <SortHeading column="postcode" label="Postcode" list={list} />
          <SortHeading column="featured" label="Status" list={list} />
          <SortHeading column="specialOffer" label="Special Offer" list={list} />
          <th scope="col" className="table-plain-head">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} aria-current={row.id === editedId || undefined}>
            <th scope="row">{row.name}</th>
            <td data-label="Region">{row.region}</td>
            <td data-label="Postcode" className="nowrap">
              {row.postcode}
            </td>
            <td>
              <span className={row.featured ? "badge badge-sun" : "badge"}>
                {row.featured ? "Featured" : "Standard"}
              </span>
            </td>
            <td data-label="Special offer">{row.specialOffer ?? <span className="hint">None</span>}</td>
            <td>
              <RowActions row={row} shown={query} onDelete={() => onDelete(row)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
