import { withoutData } from "./address-of";
import { ADDRESSES } from "./addresses";
import { comparedPath } from "./own-path";

/** Every word of our own addresses. */
const WORDS: ReadonlySet<string> = new Set(
  ADDRESSES.flatMap(({ path }) => path.split("/")).filter((segment) => !/^[:*]/.test(segment)),
);

/**
 * The path of a request for the log: every word that is not one of our addresses becomes ":", since anybody can write
 * anything there, and some write a postcode or a name. The query is no part of it.
 */
export function loggedPath({ url }: Pick<Request, "url">): string {
  const { pathname } = new URL(url);
  const path = withoutData(pathname);
  const told = path.split("/").map((segment) => {
    const word = comparedPath(segment);
    return WORDS.has(word) ? word : ":";
  });
  return `${told.join("/")}${path === pathname ? "" : ".data"}`;
}
