import { useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import Heart from "lucide-react/icons/heart";
import { useFavorite } from "#app/components/favorites/use-favorite";
import { CardIcon } from "./cards/card-icons";

interface Props {
  id: number;
  name: string;
}

/** Without JavaScript it is a form that posts; for a guest a link to sign in. */
export function FavoriteHeart({ id, name }: Props) {
  const { isSignedIn, isFavorite, signInHref, toggle } = useFavorite({ id, name });
  const { pathname, search } = useLocation();
  if (!isSignedIn) return <GuestHeart name={name} href={signInHref} onAsk={toggle} />;
  return (
    <form
      method="post"
      action="/favorites/toggle"
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      <input type="hidden" name="destinationId" value={id} />
      <input type="hidden" name="intent" value={isFavorite ? "remove" : "add"} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        type="submit"
        className={clsx("heart", isFavorite && "text-berry")}
        aria-label={isFavorite ? `Remove ${name} from favorites` : `Add ${name} to favorites`}
      >
        {isFavorite ? <Heart className="icon" fill="currentColor" aria-hidden /> : <CardIcon name="heart" />}
      </button>
    </form>
  );
}

function GuestHeart({ name, href, onAsk }: { name: string; href: string; onAsk: () => void }) {
  return (
    <a
      className="heart"
      href={href}
      aria-label={`Add ${name} to favorites`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onAsk();
      }}
    >
      <CardIcon name="heart" />
    </a>
  );
}
