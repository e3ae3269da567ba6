import { Link } from "#app/framework/link";
import CloudSun from "lucide-react/icons/cloud-sun";
import Landmark from "lucide-react/icons/landmark";
import LoaderCircle from "lucide-react/icons/loader-circle";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash";
import type { LucideIcon } from "lucide-react/types";
import type { ReactNode } from "react";
import { useButtons } from "#app/components/forms/use-buttons";
import { BUTTON_FAILED, type ButtonIntent } from "#app/presenters/admin/words-view";
import type { Deletion } from "./destinations/delete-question";
import { rowAction, rowActions, turning } from "./admin-table";
import { badge } from "#app/components/ui/badge";

interface Props {
  editHref: string;
  deletion: Deletion;
  onDelete: (deletion: Deletion) => void;
  children?: ReactNode;
}

export function RowActions({ editHref, deletion, onDelete, children }: Props) {
  const { name, questionHref } = deletion;
  return (
    <div className={rowActions}>
      <Link to={editHref} className={rowAction()} title="Edit" preventScrollReset>
        <Pencil className="icon" aria-hidden />
        <span className="sr-only">{`Edit ${name}`}</span>
      </Link>
      {children}
      <Link
        to={questionHref}
        className={rowAction({ tone: "berry" })}
        title="Delete"
        onClick={(event) => {
          event.preventDefault();
          onDelete(deletion);
        }}
      >
        <Trash2 className="icon" aria-hidden />
        <span className="sr-only">{`Delete ${name}`}</span>
      </Link>
    </div>
  );
}

const FETCHES: readonly { intent: ButtonIntent; label: string; Icon: LucideIcon }[] = [
  { intent: "fetch-places", label: "Fetch activities and hotels data", Icon: Landmark },
  { intent: "refresh-place", label: "Refresh weather", Icon: CloudSun },
];

export const notDone = (intent: string) => ({
  title: "Error",
  message: BUTTON_FAILED[intent as ButtonIntent] ?? "Please try again in a moment.",
});

/** `here` is the page with the same destination in the editor. */
export function FetchButtons({ id, name, here }: { id: number; name: string; here: string }) {
  const { Form, formProps, busyWith } = useButtons(notDone);
  return (
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
  );
}

export const PromotionBadge = ({ isFeatured }: { isFeatured: boolean }) => (
  <span className={badge({ tone: isFeatured ? "sun" : "plain", className: "whitespace-nowrap" })}>
    {isFeatured ? "Featured" : "Standard"}
  </span>
);
