import { useState } from "react";
import type {
  AdminEditorView,
  AdminPageView,
  DestinationRowView,
} from "#app/presenters/admin/catalogue-view";
import { adminAddress } from "../admin-address";
import { DeleteDialog } from "./delete-dialog";
import type { Deletion } from "./delete-form";
import { DeleteQuestion } from "./delete-question";
import type { ListQuery } from "./destination-list";
import { DestinationForm } from "./destination-form";
import { DestinationsTable } from "./destinations-table";
import { EditorFrame, TableAndForm } from "../admin-frame";
import { TablePages } from "../table-pages";
import { TableSearch } from "../table-search";
import { useDestinationList } from "./use-destination-list";
import { useFocusAfterLoss } from "../use-focus-after-loss";
import { NothingListed } from "../load-failed";

/** All destinations in a table, and the form of one of them or of a new one. */
export function DestinationsTab({ view, editor }: { view: AdminPageView; editor: AdminEditorView }) {
  const list = useDestinationList(view.destinations);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  useFocusAfterLoss(view.destinations.length);
  const returnTo = adminAddress({ tab: "destinations", shown: list.query });
  const asked = view.isConfirmingDelete ? view.destinations.find(({ id }) => id === editor.id) : undefined;
  const isNew = editor.id === 0;
  const about = `${editor.id}-${editor.version ?? "new"}`;
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
          key={about}
          editor={editor}
          action={adminAddress({ tab: "destinations", destination: editor.id, shown: list.query })}
          returnTo={returnTo}
        />
      </EditorFrame>
      {deletion && <DeleteDialog deletion={deletion} onClose={() => setDeletion(null)} />}
    </TableAndForm>
  );
}

function deletionOf({ id, version, name }: DestinationRowView, shown: ListQuery): Deletion {
  const page = { tab: "destinations", shown } as const;
  return {
    ...{ subject: "destination", id, index: null, version, name },
    returnTo: adminAddress(page),
    questionHref: adminAddress({ ...page, destination: id, isConfirmingDelete: true }),
  };
}
