import { ADDRESSES } from "./addresses";
import type { Address } from "./address";
import { comparedPath } from "./own-path";

/** Remix adds it to ask for a page's data only. For Home the address is "/_root.data". */
const DATA = ".data";

/** Any other path is returned unchanged. */
export function withoutData(pathname: string): string {
  if (pathname === `/_root${DATA}`) return "/";
  return pathname.endsWith(DATA) ? pathname.slice(0, -DATA.length) : pathname;
}

const isFixed = ({ path }: Address) => !/[:*]/.test(path);

const FIXED: ReadonlyMap<string, Address> = new Map(
  ADDRESSES.filter(isFixed).map((address) => [address.path, address]),
);

/** Sorts as Remix ranks: at each position a word, then a parameter, then the rest of a path. */
const rankOf = (path: string): string =>
  path
    .split("/")
    .map((segment) => (segment === "*" ? "3" : segment.startsWith(":") ? "2" : "1"))
    .join("");

const WITH_PARAMETERS = ADDRESSES.filter((address) => !isFixed(address))
  .map((address) => ({ address, segments: address.path.split("/"), rank: rankOf(address.path) }))
  .sort((one, other) => (one.rank < other.rank ? -1 : 1));

/** In any spelling that Remix accepts. */
export function addressOf(pathname: string): Address {
  const segments = withoutData(pathname).slice(1).split("/").map(comparedSegment);
  while (segments.length > 1 && segments.at(-1) === "") segments.pop();
  const fixed = FIXED.get(segments.join("/"));
  if (fixed) return fixed;
  const found = WITH_PARAMETERS.find((pattern) => fits(segments, pattern.segments));
  if (!found) throw new Error("the last of the addresses fits every path");
  return found.address;
}

/** A percent-encoded slash does not separate segments. */
const comparedSegment = (segment: string): string => comparedPath(segment).replaceAll("/", "%2f");

function fits(segments: readonly string[], pattern: readonly string[]): boolean {
  const rest = pattern.indexOf("*");
  if (rest === -1 && segments.length !== pattern.length) return false;
  return pattern.every((wanted, index) => {
    const segment = segments[index];
    return wanted === "*" || (wanted.startsWith(":") ? Boolean(segment) : segment === wanted);
  });
}

const WORDS: ReadonlySet<string> = new Set(
  ADDRESSES.flatMap(({ path }) => path.split("/")).filter((segment) => !/^[:*]/.test(segment)),
);

/** Without its query. Words that are not in our addresses become ":": a postcode, or a name. */
export function loggedPath({ url }: Pick<Request, "url">): string {
  const { pathname } = new URL(url);
  const path = withoutData(pathname);
  const segments = path.split("/").map((segment) => {
    const word = comparedPath(segment);
    return WORDS.has(word) ? word : ":";
  });
  return `${segments.join("/")}${path === pathname ? "" : ".data"}`;
}
