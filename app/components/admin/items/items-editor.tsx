import { type CatalogueItem, LIST_OF } from "#app/domain/catalogue/edit";
import { useState } from "react";
import type { AdminEditorView } from "#app/presenters/admin/catalogue-view";
import type { ItemRowView, PickedDestinationView } from "#app/presenters/admin/catalogue-page";
import type { ListQuery } from "#app/domain/catalogue/place-list";
import { adminAddress, tabOf } from "#app/presenters/admin/address-view";
import { DeleteDialog, DeleteQuestion } from "#app/components/admin/destinations/delete-question";
import type { Deletion } from "#app/components/admin/destinations/delete-form";
import { EditorFrame, TableAndForm, useFocusAfterLoss } from "#app/components/admin/admin-frame";
import { ItemForm } from "./item-form";
import { ITEM_FORMS } from "#app/components/admin/destinations/entity-form";
import { ItemsTable } from "./items-table";

interface Props {
  picked: PickedDestinationView;
  shown: ListQuery;
  editor: AdminEditorView & { subject: CatalogueItem };
  isConfirmingDelete: boolean;
}

export function ItemsEditor({ picked, shown, editor, isConfirmingDelete }: Props) {
  const { subject, index, version } = editor;
  const { noun } = ITEM_FORMS[subject];
  const items = picked[LIST_OF[subject]];
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  useFocusAfterLoss(items.length);
  const place = { tab: tabOf(subject), destination: picked.id, list: subject, shown };
  const returnTo = adminAddress(place);
  const edited = index === null ? undefined : items[index];
  const about = `${subject}-${picked.id}-${index ?? "new"}`;
  const deletionOf = (item: ItemRowView): Deletion => ({
    subject,
    id: picked.id,
    index: item.index,
    name: item.name,
    returnTo,
    version: picked.version,
    questionHref: adminAddress({ ...place, item: item.index, isConfirmingDelete: true }),
  });
  return (
    <TableAndForm
      table={
        <ItemsTable
          subject={subject}
          destination={picked}
          shown={shown}
          items={items}
          editedIndex={index}
          onDelete={(item) => setDeletion(deletionOf(item))}
        />
      }
    >
      <EditorFrame title={edited ? `Edit ${edited.name}` : `Add ${noun}`} about={about}>
        {isConfirmingDelete && edited && <DeleteQuestion deletion={deletionOf(edited)} />}
        <ItemForm
          key={`${about}-${version ?? ""}`}
          editor={editor}
          action={adminAddress({ ...place, item: index })}
          returnTo={returnTo}
        />
      </EditorFrame>
      {deletion && <DeleteDialog deletion={deletion} onClose={() => setDeletion(null)} />}
    </TableAndForm>
  );
}
