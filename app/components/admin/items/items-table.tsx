import type { CatalogueItem } from "#app/domain/catalogue/edit";
import { Link } from "#app/framework/link";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash";
import type { ItemRowView } from "#app/presenters/admin/catalogue-page";
import type { ListQuery } from "#app/domain/catalogue/place-list";
import { adminAddress, tabOf } from "#app/presenters/admin/address-view";
import { ITEM_FORMS } from "#app/components/admin/destinations/entity-form";
import { actionsCell, adminTable, plainHead, rowAction, rowActions } from "#app/components/admin/admin-table";
import { NothingListed } from "#app/components/admin/load-failed";
import { badge } from "#app/components/ui/badge";
import { hint } from "#app/components/ui/field";

interface Props {
  subject: CatalogueItem;
  destination: { id: number; name: string };
  shown: ListQuery;
  items: readonly ItemRowView[];
  editedIndex: number | null;
  onDelete: (item: ItemRowView) => void;
}

export function ItemsTable({ subject, destination, shown, items, editedIndex, onDelete }: Props) {
  const { heading } = ITEM_FORMS[subject];
  const hasPrice = subject !== "activity";
  const hasPromotion = subject !== "campsite";
  if (items.length === 0) {
    return (
      <NothingListed>{`${destination.name} has no ${heading.toLowerCase()} yet. Add the first one.`}</NothingListed>
    );
  }
  return (
    <table className={adminTable}>
      <caption className="sr-only">{`${heading} of ${destination.name}`}</caption>
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
            {hasPromotion && <PromotionCell isFeatured={item.featured} />}
            <td className={actionsCell}>
              <ItemActions
                subject={subject}
                destinationId={destination.id}
                shown={shown}
                item={item}
                onDelete={onDelete}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PromotionCell({ isFeatured }: { isFeatured: boolean }) {
  return (
    <td>
      <span className={badge({ tone: isFeatured ? "sun" : "plain", className: "whitespace-nowrap" })}>
        {isFeatured ? "Featured" : "Standard"}
      </span>
    </td>
  );
}

interface ActionsProps extends Pick<Props, "subject" | "shown" | "onDelete"> {
  destinationId: number;
  item: ItemRowView;
}

function ItemActions({ subject, destinationId, shown, item, onDelete }: ActionsProps) {
  const place = { tab: tabOf(subject), destination: destinationId, list: subject, item: item.index, shown };
  return (
    <div className={rowActions}>
      <Link to={adminAddress(place)} className={rowAction()} title="Edit" preventScrollReset>
        <Pencil className="icon" aria-hidden />
        <span className="sr-only">{`Edit ${item.name}`}</span>
      </Link>
      <Link
        to={adminAddress({ ...place, isConfirmingDelete: true })}
        className={rowAction({ tone: "berry" })}
        title="Delete"
        onClick={(event) => {
          event.preventDefault();
          onDelete(item);
        }}
      >
        <Trash2 className="icon" aria-hidden />
        <span className="sr-only">{`Delete ${item.name}`}</span>
      </Link>
    </div>
  );
}
