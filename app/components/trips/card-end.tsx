import { Link, useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import { Share2, X } from "lucide-react";
import { useState } from "react";
import { button } from "../ui/button";
import { shareLink } from "./share-link";

interface Props {
  name: string;
  slug: string;
  /** The place's own page, as this search sees it. */
  url: string;
  onClose: () => void;
}

/** The end of an opened card: on to the place's own page, to somebody else, or back to the list. */
export function CardEnd({ name, slug, url, onClose }: Props) {
  const { pathname, search } = useLocation();
  const [said, setSaid] = useState("");
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2 pt-6">
      <Link to={url} state={{ from: pathname + search }} className={button({ size: "row" })}>
        Full page<span className="sr-only">{` of ${name}`}</span>
      </Link>
      <button
        type="button"
        className={button({ size: "row" })}
        onClick={() => {
          setSaid("");
          void shareLink(name, `/destinations/${slug}`).then(setSaid);
        }}
      >
        <Share2 className="icon" aria-hidden />
        Share<span className="sr-only">{` ${name}`}</span>
      </button>
      <button type="button" className={clsx(button({ size: "row" }), "ml-auto")} onClick={onClose}>
        <X className="icon" aria-hidden />
        Close<span className="sr-only">{` the details of ${name}`}</span>
      </button>
      <p role="status" className="wrap-anywhere not-empty:basis-full empty:absolute">
        {said}
      </p>
    </div>
  );
}
