import { type CatalogueItem, LIST_OF } from "#app/domain/catalogue/edit";
import { Link } from "#app/framework/link";
import type { AdminEditorView } from "#app/presenters/admin/catalogue-view";
import type { AdminPageView, ItemRowView, PickedDestinationView } from "#app/presenters/admin/catalogue-page";
import { type ListQuery, WHOLE_LIST } from "#app/domain/catalogue/place-list";
import { adminAddress, tabOf } from "#app/presenters/admin/address-view";
import type { Deletion } from "#app/components/admin/destinations/delete-question";
import { DestinationPicker } from "#app/components/admin/destinations/destination-picker";
import { ENTITY_FORMS } from "#app/components/admin/destinations/entity-form";
import { TableAndForm } from "#app/components/admin/destinations/table-and-form";
import { NothingListed } from "#app/components/admin/load-failed";
import { segment, segments } from "#app/components/ui/segments";
import { ItemsTable } from "./items-table";

export function ItemsTab({ view, about }: { view: AdminPageView; about: string }) {
  const { tab, choices, picked, editor, isConfirmingDelete } = view;
  const subject = editor?.subject;
  // All links of this page keep the search by which the administrator found the destination.
  const shown = { ...WHOLE_LIST, words: choices?.words ?? "" };
  return (
    <>
      {choices && <DestinationPicker tab={tab} offered={choices} picked={picked} />}
      {picked && editor && subject !== undefined && subject !== "destination" ? (
        <>
          {tab === "accommodations" && <ListChoice picked={picked} selected={subject} shown={shown} />}
          <ItemsEditor
            picked={picked}
            shown={shown}
            editor={editor}
            subject={subject}
            isConfirmingDelete={isConfirmingDelete}
          />
        </>
      ) : (
        <NothingListed>{`Select a destination to see and change its ${about}.`}</NothingListed>
      )}
    </>
  );
}

interface EditorProps {
  picked: PickedDestinationView;
  shown: ListQuery;
  editor: AdminEditorView;
  subject: CatalogueItem;
  isConfirmingDelete: boolean;
}

function ItemsEditor({ picked, shown, editor, subject, isConfirmingDelete }: EditorProps) {
  const { index } = editor;
  const { id, version } = picked;
  const items = picked[LIST_OF[subject]];
  const place = { tab: tabOf(subject), destination: id, list: subject, shown };
  const returnTo = adminAddress(place);
  const editHref = (item: ItemRowView) => adminAddress({ ...place, item: item.index });
  const deletionOf = (item: ItemRowView): Deletion => ({
    subject,
    id,
    index: item.index,
    version,
    name: item.name,
    returnTo,
    questionHref: adminAddress({ ...place, item: item.index, isConfirmingDelete: true }),
  });
  const edited = index === null ? undefined : items[index];
  const about = `${subject}-${id}-${index ?? "new"}`;
  const table = { subject, name: picked.name, items, editedIndex: index, editHref, deletionOf };
  return (
    <TableAndForm
      rowCount={items.length}
      table={(onDelete) => <ItemsTable {...table} onDelete={onDelete} />}
      title={edited ? `Edit ${edited.name}` : `Add ${ENTITY_FORMS[subject].noun}`}
      about={about}
      formKey={`${about}-${editor.version ?? ""}`}
      asked={isConfirmingDelete && edited ? deletionOf(edited) : undefined}
      editor={editor}
      action={adminAddress({ ...place, item: index })}
      returnTo={returnTo}
    />
  );
}

const ACCOMMODATIONS = ["hotel", "campsite"] as const;

interface ListChoiceProps {
  picked: PickedDestinationView;
  selected: CatalogueItem;
  shown: ListQuery;
}

function ListChoice({ picked, selected, shown }: ListChoiceProps) {
  return (
    <nav className={`${segments} mb-4`} aria-label="Kind of accommodation">
      {ACCOMMODATIONS.map((subject) => (
        <Link
          key={subject}
          to={adminAddress({ tab: tabOf(subject), destination: picked.id, list: subject, shown })}
          className={segment({ state: subject === selected ? "on" : "off" })}
          aria-current={subject === selected || undefined}
          preventScrollReset
        >
          {`${ENTITY_FORMS[subject].heading} (${picked[LIST_OF[subject]].length})`}
        </Link>
      ))}
    </nav>
  );
}
