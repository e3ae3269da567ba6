import { useLocation } from "@remix-run/react";
import X from "lucide-react/icons/x";
import { Button, ButtonLink, button } from "#app/components/ui/button";
import type { ShareView } from "#app/presenters/trips/destination-details";
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
      <ButtonLink
        to={url}
        size="row"
        label="Full page"
        more={` of ${name}`}
        state={{ from: pathname + search }}
      />
      {roomsUrl !== null && (
        <OutLink href={roomsUrl} className={button({ size: "row" })} more={` in ${name} for these nights`}>
          Find a room
        </OutLink>
      )}
      <ShareLink subject={name} {...share} />
      <Button
        size="row"
        Icon={X}
        label="Close"
        more={` the details of ${name}`}
        className="ml-auto"
        onClick={onClose}
      />
    </div>
  );
}
