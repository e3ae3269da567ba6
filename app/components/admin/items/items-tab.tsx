import { type CatalogueItem, LIST_OF } from "#app/domain/catalogue/edit";
import { Link } from "#app/framework/link";
import type { ReactNode } from "react";
import type { AdminPageView, PickedDestinationView } from "#app/presenters/admin/catalogue-page";
import { type ListQuery, WHOLE_LIST } from "#app/domain/catalogue/place-list";
import { adminAddress, tabOf } from "#app/presenters/admin/address-view";
import { DestinationPicker } from "#app/components/admin/destinations/destination-picker";
import { segment, segments } from "#app/components/ui/segments";
import { NothingListed } from "#app/components/admin/load-failed";
import { ITEM_FORMS } from "#app/components/admin/destinations/entity-form";
import { ItemsEditor } from "./items-editor";

interface Props {
  view: AdminPageView;
  about: string;
  children?: ReactNode;
}

export function ItemsTab({ view, about }: Props) {
  const { tab, choices, picked, editor } = view;
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
            editor={{ ...editor, subject }}
            isConfirmingDelete={view.isConfirmingDelete}
          />
        </>
      ) : (
        <NothingListed>{`Select a destination to see and change its ${about}.`}</NothingListed>
      )}
    </>
  );
}

const ACCOMMODATIONS = ["hotel", "campsite"] as const;

interface ListChoiceProps {
  picked: PickedDestinationView;
  selected: CatalogueItem;
  shown: ListQuery;
}

/** Hotels or campsites of the same destination. */
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
          {`${ITEM_FORMS[subject].heading} (${picked[LIST_OF[subject]].length})`}
        </Link>
      ))}
    </nav>
  );
}
