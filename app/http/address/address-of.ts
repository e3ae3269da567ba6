import { ADDRESSES, type Address } from "./addresses";
import { comparedPath } from "./own-path";

/** Remix adds this to the address of a page to ask for its data only. For Home the address is "/_root.data". */
const DATA = ".data";

/** Returns the path of the page whose data is requested. Any other path is returned unchanged. */
export function withoutData(pathname: string): string {
  if (pathname === `/_root${DATA}`) return "/";
  return pathname.endsWith(DATA) ? pathname.slice(0, -DATA.length) : pathname;
}

const isFixed = ({ path }: Address) => !/[:*]/.test(path);

const FIXED: ReadonlyMap<string, Address> = new Map(
  ADDRESSES.filter(isFixed).map((address) => [address.path, address]),
);

/**
 * Returns a text by which addresses are sorted as Remix ranks them: at each position, from the left, a literal word
 * comes before a parameter, and a parameter before the rest of a path.
 */
const rankOf = (path: string): string =>
  path
    .split("/")
    .map((segment) => (segment === "*" ? "3" : segment.startsWith(":") ? "2" : "1"))
    .join("");

const WITH_PARAMETERS = ADDRESSES.filter((address) => !isFixed(address))
  .map((address) => ({ address, segments: address.path.split("/"), rank: rankOf(address.path) }))
  .sort((one, other) => (one.rank < other.rank ? -1 : 1));

/** Returns the row of ADDRESSES that a path belongs to, in any spelling that Remix accepts. */
export function addressOf(pathname: string): Address {
  const segments = withoutData(pathname).slice(1).split("/").map(comparedSegment);
  while (segments.length > 1 && segments.at(-1) === "") segments.pop();
  const fixed = FIXED.get(segments.join("/"));
  if (fixed) return fixed;
  const found = WITH_PARAMETERS.find((pattern) => fits(segments, pattern.segments));
  if (!found) throw new Error("the last of the addresses fits every path");
  return found.address;
}

/** A percent-encoded slash stays encoded, since it does not separate segments. */
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
