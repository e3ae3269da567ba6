import { Link } from "@remix-run/react";
import { CloudSun, Landmark, LoaderCircle, Pencil, Trash2 } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { DestinationRowView } from "#app/presenters/admin/catalogue-view";
import { adminAddress } from "./admin-address";
import type { ListQuery } from "./destinations/destination-list";
import { type PlaceAction, usePlaceAction } from "./destinations/use-place-action";
import { rowAction, rowActions, turning } from "./admin-table";

interface Props {
  row: DestinationRowView;
  shown: ListQuery;
  onDelete: () => void;
}

interface Fetch {
  action: PlaceAction;
  label: string;
  Icon: LucideIcon;
  /** Where the button posts, and what, without JavaScript. */
  formAction: string;
  intent: string;
}

const FETCHES: readonly Fetch[] = [
  {
    action: "fetch-places",
    label: "Fetch activities and hotels data",
    Icon: Landmark,
    formAction: "/admin/places",
    intent: "fetch-places",
  },
  {
    action: "weather",
    label: "Refresh weather",
    Icon: CloudSun,
    formAction: "/admin/weather",
    intent: "refresh-place",
  },
];

/** What can be done with one destination of the table. */
export function RowActions({ row: { id, name }, shown, onDelete }: Props) {
  const { busyWith, run } = usePlaceAction(id);
  const editHref = adminAddress({ tab: "destinations", destination: id, shown });
  return (
    <div className={rowActions}>
      <Link to={editHref} className={rowAction()} title="Edit" preventScrollReset>
        <Pencil className="icon" aria-hidden />
        <span className="sr-only">{`Edit ${name}`}</span>
      </Link>
      <form method="post" className={rowActions} onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="destinationId" value={id} />
        <input type="hidden" name="returnTo" value={adminAddress({ tab: "destinations", shown })} />
        {FETCHES.map(({ action, label, Icon, formAction, intent }) => {
          const isBusy = busyWith === action;
          const Shown = isBusy ? LoaderCircle : Icon;
          return (
            <button
              key={action}
              type="submit"
              formAction={formAction}
              name="intent"
              value={intent}
              className={rowAction()}
              title={label}
              aria-disabled={isBusy || undefined}
              onClick={() => void run(action)}
            >
              <Shown className={isBusy ? `icon ${turning}` : "icon"} aria-hidden />
              <span className="sr-only">{`${label} for ${name}${isBusy ? ", under way" : ""}`}</span>
            </button>
          );
        })}
      </form>
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
