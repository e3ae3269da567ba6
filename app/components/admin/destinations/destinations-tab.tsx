import { useState } from "react";
import type { AdminEditorView } from "#app/presenters/admin/catalogue-view";
import type {
  AdminPageView,
  DestinationRowView,
  DestinationTableView,
} from "#app/presenters/admin/catalogue-page";
import type { ListQuery } from "#app/domain/catalogue/place-list";
import { adminAddress } from "#app/presenters/admin/address-view";
import { DeleteDialog, DeleteQuestion } from "./delete-question";
import type { Deletion } from "./delete-form";
import { DestinationForm } from "./destination-form";
import { DestinationsTable } from "./destinations-table";
import { EditorFrame, TableAndForm, useFocusAfterLoss } from "#app/components/admin/admin-frame";
import { TablePages } from "#app/components/admin/table-pages";
import { TableSearch } from "#app/components/admin/table-search";
import { useDestinationList } from "./use-destination-list";
import { NothingListed } from "#app/components/admin/load-failed";

interface Props {
  view: AdminPageView;
  editor: AdminEditorView;
  table: DestinationTableView;
}

export function DestinationsTab({ view, editor, table }: Props) {
  const list = useDestinationList(table);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  useFocusAfterLoss(table.total);
  const returnTo = adminAddress({ tab: "destinations", shown: list.query });
  const asked = view.isConfirmingDelete ? view.picked : null;
  const isNew = editor.id === 0;
  const name = view.picked?.name ?? editor.form.values["name"] ?? "";
  return (
    <TableAndForm
      table={
        <>
          <TableSearch list={list} />
          {list.total === 0 ? (
            <NothingListed>No destination matches this search.</NothingListed>
          ) : (
            <DestinationsTable
              list={list}
              editedId={isNew ? null : editor.id}
              onDelete={(row) => setDeletion(deletionOf(row, list.query))}
            />
          )}
          <TablePages list={list} />
        </>
      }
    >
      <EditorFrame title={isNew ? "Add Destination" : `Edit ${name}`} about={String(editor.id)}>
        {asked && <DeleteQuestion deletion={deletionOf(asked, list.query)} />}
        <DestinationForm
          key={editor.id}
          editor={editor}
          action={adminAddress({ tab: "destinations", destination: editor.id, shown: list.query })}
          returnTo={returnTo}
        />
      </EditorFrame>
      {deletion && <DeleteDialog deletion={deletion} onClose={() => setDeletion(null)} />}
    </TableAndForm>
  );
}

function deletionOf(
  { id, version, name }: Pick<DestinationRowView, "id" | "version" | "name">,
  shown: ListQuery,
): Deletion {
  const page = { tab: "destinations", shown } as const;
  return {
    subject: "destination",
    id,
    index: null,
    version,
    name,
    returnTo: adminAddress(page),
    questionHref: adminAddress({ ...page, destination: id, isConfirmingDelete: true }),
  };
}
