import { clsx } from "clsx";
import Heart from "lucide-react/icons/heart";
import { onPlainClick } from "#app/framework/on-plain-click";
import { useFavorite } from "#app/components/favorites/use-favorite";
import { CardIcon } from "./cards/card-icons";

/** Without JavaScript it is a form that posts; for a guest a link to sign in. */
export function FavoriteHeart({ id, name }: { id: number; name: string }) {
  const { isSignedIn, isFavorite, signInHref, returnTo, toggle } = useFavorite({ id, name });
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
      <input type="hidden" name="returnTo" value={returnTo} />
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
    <a className="heart" href={href} aria-label={`Add ${name} to favorites`} onClick={onPlainClick(onAsk)}>
      <CardIcon name="heart" />
    </a>
  );
}
