import { useLocation } from "@remix-run/react";
import { Link } from "#app/framework/link";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import { button } from "#app/components/ui/button";
import type { ShareView } from "#app/presenters/trips/card-view";
import { ShareLink } from "#app/components/trips/share-link";
import { OutLink } from "#app/components/ui/out-link";

interface Props {
  name: string;
  url: string;
  /** Hotels on the nights of the stay; null for a day out. */
  roomsUrl: string | null;
  share: ShareView;
  onClose: () => void;
}

export function PanelEnd({ name, url, roomsUrl, share, onClose }: Props) {
  const { pathname, search } = useLocation();
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2 pt-6">
      <Link to={url} state={{ from: pathname + search }} className={button({ size: "row" })}>
        Full page<span className="sr-only">{` of ${name}`}</span>
      </Link>
      {roomsUrl !== null && (
        <OutLink href={roomsUrl} className={button({ size: "row" })} more={` in ${name} for these nights`}>
          Find a room
        </OutLink>
      )}
      <ShareLink subject={name} {...share} />
      <button type="button" className={clsx(button({ size: "row" }), "ml-auto")} onClick={onClose}>
        <X className="icon" aria-hidden />
        Close<span className="sr-only">{` the details of ${name}`}</span>
      </button>
    </div>
  );
}
