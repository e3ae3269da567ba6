import type { AdminEditorView } from "#app/presenters/admin/catalogue-view";
import type {
  AdminPageView,
  DestinationRowView,
  DestinationTableView,
} from "#app/presenters/admin/catalogue-page";
import { adminAddress } from "#app/presenters/admin/address-view";
import type { Deletion } from "./delete-question";
import { DestinationsTable } from "./destinations-table";
import { TableAndForm } from "./table-and-form";
import { TablePages } from "#app/components/admin/table-pages";
import { TableSearch } from "#app/components/admin/table-search";
import { useDestinationList } from "./use-destination-list";
import { NothingListed } from "#app/components/admin/load-failed";

interface Props {
  view: AdminPageView;
  editor: AdminEditorView;
  table: DestinationTableView;
}

export function DestinationsTab({ view: { picked, isConfirmingDelete }, editor, table }: Props) {
  const list = useDestinationList(table);
  const { id } = editor;
  const place = { tab: "destinations", shown: list.query } as const;
  const returnTo = adminAddress(place);
  const deletionOf = (row: Pick<DestinationRowView, "id" | "version" | "name">): Deletion => ({
    subject: "destination",
    id: row.id,
    index: null,
    version: row.version,
    name: row.name,
    returnTo,
    questionHref: adminAddress({ ...place, destination: row.id, isConfirmingDelete: true }),
  });
  const name = picked?.name ?? editor.form.values["name"] ?? "";
  return (
    <TableAndForm
      rowCount={list.total}
      table={(onDelete) => (
        <>
          <TableSearch list={list} />
          {list.total === 0 ? (
            <NothingListed>No destination matches this search.</NothingListed>
          ) : (
            <DestinationsTable
              list={list}
              editedId={id === 0 ? null : id}
              deletionOf={deletionOf}
              onDelete={onDelete}
            />
          )}
          <TablePages list={list} />
        </>
      )}
      title={id === 0 ? "Add Destination" : `Edit ${name}`}
      asked={isConfirmingDelete && picked ? deletionOf(picked) : undefined}
      editor={editor}
      action={adminAddress({ ...place, destination: id })}
      returnTo={returnTo}
    />
  );
}
