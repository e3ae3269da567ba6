import { isReturnPath } from "#app/domain/accounts/favorite-wish";
import { addressOf } from "#app/http/address/address-of";

/** Fixed words: no page about one row of an account. */
const WORDS = /^\/[a-z-]+(\/[a-z-]+)?$/;

/** Null if it is no page that sends guests to sign in. */
export function readReturnTo(params: URLSearchParams): string | null {
  const returnTo = params.get("returnTo") ?? "";
  if (!isReturnPath(returnTo, WORDS)) return null;
  const [pathname = ""] = returnTo.split("?");
  return addressOf(pathname).isReturnedTo ? returnTo : null;
}
