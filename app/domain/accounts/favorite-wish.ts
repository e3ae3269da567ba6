/** A guest has tapped a heart: the place to save, and the page to return to. */
interface FavoriteWish {
  readonly destinationId: number;
  readonly returnTo: string;
}

/** No other path is accepted as a return address. */
const PAGES_WITH_HEARTS = /^\/(search|trip-planner|destinations\/[a-z0-9-]+)?$/;
const ID = /^[1-9]\d{0,9}$/;

export function readFavoriteWish(params: URLSearchParams): FavoriteWish | null {
  const id = params.get("favorite") ?? "";
  const returnTo = params.get("returnTo") ?? "";
  if (!ID.test(id) || !isReturnPath(returnTo, PAGES_WITH_HEARTS)) return null;
  return { destinationId: Number(id), returnTo };
}

export function favoriteWishParams({ destinationId, returnTo }: FavoriteWish): Record<string, string> {
  return { favorite: String(destinationId), returnTo };
}

/** A guest is offered to register; a user whose session has ended is asked to log in. */
export function signInToSave(wish: FavoriteWish, reason: SignInReason): string {
  return `/auth?${reason}&favorite=${wish.destinationId}&returnTo=${encodeURIComponent(wish.returnTo)}`;
}

type SignInReason = "tab=register&from=feature" | "from=feature" | "session_expired=true";

const LONGEST_PATH = 500;
/** Printable ASCII: the header of a redirect can have no other characters. */
const QUERY = /^(\?[!"$-[\]-~]*)?$/;

export function isReturnPath(path: string, pages: RegExp): boolean {
  const queryStart = path.indexOf("?");
  const end = queryStart === -1 ? path.length : queryStart;
  return path.length <= LONGEST_PATH && pages.test(path.slice(0, end)) && QUERY.test(path.slice(end));
}
