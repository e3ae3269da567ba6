import { type CatalogueItem, LIST_OF } from "#app/domain/catalogue/edit";
import { Link } from "#app/framework/link";
import type { AdminEditorView } from "#app/presenters/admin/catalogue-view";
import type { AdminPageView, ItemRowView, PickedDestinationView } from "#app/presenters/admin/catalogue-page";
import { WHOLE_LIST } from "#app/domain/catalogue/place-list";
import { adminAddress, tabOf } from "#app/presenters/admin/address-view";
import type { Deletion } from "#app/components/admin/destinations/delete-question";
import { DestinationPicker } from "#app/components/admin/destinations/destination-picker";
import { ENTITY_FORMS } from "#app/components/admin/destinations/entity-form";
import { TableAndForm } from "#app/components/admin/destinations/table-and-form";
import { NothingListed } from "#app/components/admin/load-failed";
import { segment, segments } from "#app/components/ui/segments";
import { actionsCell, adminTable, plainHead } from "#app/components/admin/admin-table";
import { PromotionBadge, RowActions } from "#app/components/admin/row-actions";
import { hint } from "#app/components/ui/field";

export function ItemsTab({ view, about }: { view: AdminPageView; about: string }) {
  const { tab, choices, picked, editor } = view;
  const subject = editor?.subject;
  return (
    <>
      {choices && <DestinationPicker tab={tab} offered={choices} picked={picked} />}
      {picked && editor && subject !== undefined && subject !== "destination" ? (
        <ItemsEditor view={view} picked={picked} editor={editor} subject={subject} />
      ) : (
        <NothingListed>{`Select a destination to see and change its ${about}.`}</NothingListed>
      )}
    </>
  );
}

const ACCOMMODATIONS = ["hotel", "campsite"] as const;

interface EditorProps {
  view: AdminPageView;
  picked: PickedDestinationView;
  editor: AdminEditorView;
  subject: CatalogueItem;
}

function ItemsEditor({ view: { tab, choices, isConfirmingDelete }, picked, editor, subject }: EditorProps) {
  const { index } = editor;
  const { id, version } = picked;
  const items = picked[LIST_OF[subject]];
  // All links of this page keep the search by which the administrator found the destination.
  const shown = { ...WHOLE_LIST, words: choices?.words ?? "" };
  const placeIn = (list: CatalogueItem) => ({ tab: tabOf(list), destination: id, list, shown });
  const place = placeIn(subject);
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
  const table = { subject, name: picked.name, items, editedIndex: index, editHref, deletionOf };
  return (
    <>
      {tab === "accommodations" && (
        <nav className={`${segments} mb-4`} aria-label="Kind of accommodation">
          {ACCOMMODATIONS.map((list) => (
            <Link
              key={list}
              to={adminAddress(placeIn(list))}
              className={segment({ state: list === subject ? "on" : "off" })}
              aria-current={list === subject || undefined}
              preventScrollReset
            >
              {`${ENTITY_FORMS[list].heading} (${picked[LIST_OF[list]].length})`}
            </Link>
          ))}
        </nav>
      )}
      <TableAndForm
        rowCount={items.length}
        table={(onDelete) => <ItemsTable {...table} onDelete={onDelete} />}
        title={edited ? `Edit ${edited.name}` : `Add ${ENTITY_FORMS[subject].noun}`}
        asked={isConfirmingDelete && edited ? deletionOf(edited) : undefined}
        editor={editor}
        action={adminAddress({ ...place, item: index })}
        returnTo={returnTo}
      />
    </>
  );
}

interface TableProps {
  subject: CatalogueItem;
  /** Of the destination. */
  name: string;
  items: readonly ItemRowView[];
  editedIndex: number | null;
  editHref: (item: ItemRowView) => string;
  deletionOf: (item: ItemRowView) => Deletion;
  onDelete: (deletion: Deletion) => void;
}

function ItemsTable({ subject, name, items, editedIndex, editHref, deletionOf, onDelete }: TableProps) {
  const { heading } = ENTITY_FORMS[subject];
  const hasPrice = subject !== "activity";
  const hasPromotion = subject !== "campsite";
  if (items.length === 0) {
    return <NothingListed>{`${name} has no ${heading.toLowerCase()} yet. Add the first one.`}</NothingListed>;
  }
  return (
    <table className={adminTable}>
      <caption className="sr-only">{`${heading} of ${name}`}</caption>
      <thead className={plainHead}>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">{hasPrice ? "Location" : "Type"}</th>
          {hasPrice && <th scope="col">Price</th>}
          {hasPromotion && <th scope="col">Status</th>}
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.index} aria-current={item.index === editedIndex || undefined}>
            <th scope="row">{item.name}</th>
            <td className={hasPrice ? undefined : "capitalize"}>{item.detail}</td>
            {hasPrice && <td>{item.priceRange || <span className={hint}>Not known</span>}</td>}
            {hasPromotion && (
              <td>
                <PromotionBadge isFeatured={item.featured} />
              </td>
            )}
            <td className={actionsCell}>
              <RowActions editHref={editHref(item)} deletion={deletionOf(item)} onDelete={onDelete} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
