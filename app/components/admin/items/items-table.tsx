import type { CatalogueItem } from "#app/domain/catalogue/edit";
import type { ItemRowView } from "#app/presenters/admin/catalogue-page";
import type { Deletion } from "#app/components/admin/destinations/delete-question";
import { ENTITY_FORMS } from "#app/components/admin/destinations/entity-form";
import { actionsCell, adminTable, plainHead } from "#app/components/admin/admin-table";
import { NothingListed } from "#app/components/admin/load-failed";
import { PromotionBadge, RowActions } from "#app/components/admin/row-actions";
import { hint } from "#app/components/ui/field";

interface Props {
  subject: CatalogueItem;
  /** Of the destination. */
  name: string;
  items: readonly ItemRowView[];
  editedIndex: number | null;
  editHref: (item: ItemRowView) => string;
  deletionOf: (item: ItemRowView) => Deletion;
  onDelete: (deletion: Deletion) => void;
}

export function ItemsTable({ subject, name, items, editedIndex, editHref, deletionOf, onDelete }: Props) {
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
