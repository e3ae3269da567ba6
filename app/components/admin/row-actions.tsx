import { useSearchParams } from "@remix-run/react";
import { Link } from "#app/framework/link";
import CloudSun from "lucide-react/icons/cloud-sun";
import Landmark from "lucide-react/icons/landmark";
import LoaderCircle from "lucide-react/icons/loader-circle";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash";
import type { LucideIcon } from "lucide-react/types";
import type { DestinationRowView } from "#app/presenters/admin/catalogue-page";
import { adminAddress } from "#app/presenters/admin/address-view";
import type { ListQuery } from "#app/domain/catalogue/place-list";
import { useButtons } from "#app/components/forms/use-buttons";
import { BUTTON_FAILED, type ButtonIntent } from "#app/presenters/admin/words-view";
import { rowAction, rowActions, turning } from "./admin-table";

interface Props {
  row: DestinationRowView;
  shown: ListQuery;
  onDelete: () => void;
}

const FETCHES: readonly { intent: ButtonIntent; label: string; Icon: LucideIcon }[] = [
  { intent: "fetch-places", label: "Fetch activities and hotels data", Icon: Landmark },
  { intent: "refresh-place", label: "Refresh weather", Icon: CloudSun },
];

export const notDone = (intent: string) => ({
  title: "Error",
  message: BUTTON_FAILED[intent as ButtonIntent] ?? "Please try again in a moment.",
});

export function RowActions({ row: { id, name }, shown, onDelete }: Props) {
  const { Form, formProps, busyWith } = useButtons(notDone);
  const [params] = useSearchParams();
  // With the same destination in the editor.
  const here = adminAddress({ tab: "destinations", destination: Number(params.get("destination")), shown });
  const editHref = adminAddress({ tab: "destinations", destination: id, shown });
  return (
    <div className={rowActions}>
      <Link to={editHref} className={rowAction()} title="Edit" preventScrollReset>
        <Pencil className="icon" aria-hidden />
        <span className="sr-only">{`Edit ${name}`}</span>
      </Link>
      <Form {...formProps} action={here} className={rowActions} preventScrollReset>
        <input type="hidden" name="destinationId" value={id} />
        <input type="hidden" name="returnTo" value={here} />
        {FETCHES.map(({ intent, label, Icon }) => {
          const isBusy = busyWith === intent;
          const Shown = isBusy ? LoaderCircle : Icon;
          return (
            <button
              key={intent}
              type="submit"
              name="intent"
              value={intent}
              className={rowAction()}
              title={label}
              aria-disabled={isBusy || undefined}
            >
              <Shown className={isBusy ? `icon ${turning}` : "icon"} aria-hidden />
              <span className="sr-only">{`${label} for ${name}${isBusy ? ", under way" : ""}`}</span>
            </button>
          );
        })}
      </Form>
      <Link
        to={adminAddress({ tab: "destinations", destination: id, isConfirmingDelete: true, shown })}
        className={rowAction({ tone: "berry" })}
        title="Delete"
        onClick={(event) => {
          event.preventDefault();
          onDelete();
        }}
      >
        <Trash2 className="icon" aria-hidden />
        <span className="sr-only">{`Delete ${name}`}</span>
      </Link>
    </div>
  );
}
