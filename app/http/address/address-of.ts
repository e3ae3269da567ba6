import { ADDRESSES, type Address } from "./addresses";
import { comparedPath } from "./own-path";

/** What Remix puts behind a page's address to ask for its data alone; Home's is "/_root.data". */
const DATA = ".data";

/** The page whose data is asked for; any other path as it is. */
export function withoutData(pathname: string): string {
  if (pathname === `/_root${DATA}`) return "/";
  return pathname.endsWith(DATA) ? pathname.slice(0, -DATA.length) : pathname;
}

const isFixed = ({ path }: Address) => !/[:*]/.test(path);

const FIXED: ReadonlyMap<string, Address> = new Map(
  ADDRESSES.filter(isFixed).map((address) => [address.path, address]),
);

/** Words come before parameters, and both before the rest of a path, from the left; as the framework ranks them. */
const rankOf = (path: string): string =>
  path
    .split("/")
    .map((segment) => (segment === "*" ? "3" : segment.startsWith(":") ? "2" : "1"))
    .join("");

const WITH_PARAMETERS = ADDRESSES.filter((address) => !isFixed(address))
  .map((address) => ({ address, segments: address.path.split("/"), rank: rankOf(address.path) }))
  .sort((one, other) => (one.rank < other.rank ? -1 : 1));

/** The address that a path belongs to, in each of the spellings that the framework takes for one. */
export function addressOf(pathname: string): Address {
  const segments = withoutData(pathname).slice(1).split("/").map(comparedSegment);
  while (segments.length > 1 && segments.at(-1) === "") segments.pop();
  const fixed = FIXED.get(segments.join("/"));
  if (fixed) return fixed;
  const found = WITH_PARAMETERS.find((pattern) => fits(segments, pattern.segments));
  if (!found) throw new Error("the last of the addresses fits every path");
  return found.address;
}

/** A slash that is percent-encoded parts no segments. */
const comparedSegment = (segment: string): string => comparedPath(segment).replaceAll("/", "%2f");

function fits(segments: readonly string[], pattern: readonly string[]): boolean {
  const rest = pattern.indexOf("*");
  if (rest === -1 && segments.length !== pattern.length) return false;
  return pattern.every((wanted, turn) => {
    const segment = segments[turn];
    return wanted === "*" || (wanted.startsWith(":") ? Boolean(segment) : segment === wanted);
  });
}
