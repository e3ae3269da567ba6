import { withoutData } from "./address-of";
import { ADDRESSES } from "./addresses";
import { comparedPath } from "./own-path";

/** All words that our own addresses contain. */
const WORDS: ReadonlySet<string> = new Set(
  ADDRESSES.flatMap(({ path }) => path.split("/")).filter((segment) => !/^[:*]/.test(segment)),
);

/**
 * Returns a request's path for the log, without its query. Words that are not in our addresses become ":", because a
 * visitor may have written them: a postcode, or a name.
 */
export function loggedPath({ url }: Pick<Request, "url">): string {
  const { pathname } = new URL(url);
  const path = withoutData(pathname);
  const segments = path.split("/").map((segment) => {
    const word = comparedPath(segment);
    return WORDS.has(word) ? word : ":";
  });
  return `${segments.join("/")}${path === pathname ? "" : ".data"}`;
}
