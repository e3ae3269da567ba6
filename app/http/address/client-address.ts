/**
 * The IPv6 addresses of one connection have their first 56 bits in common. Providers give a household or a server a /56
 * or a /64 (RIPE-690, section 4.2), and phones a /64: so up to 256 phones may share one count, as with an IPv4 address.
 */
const CONNECTION_BITS = 56;
const SHARED_GROUPS = 4;

/**
 * Returns the client's address for throttling: the one that the platform saw, or for IPv6 its network of
 * `networkBits` (49 to 64), since within it a client has any number of addresses. Returns one fixed name if
 * there is no address.
 */
export function clientAddress(request: Request, networkBits = CONNECTION_BITS): string {
  const address = request.headers.get("CF-Connecting-IP")?.trim().toLowerCase();
  if (!address) return "unknown";
  return address.includes(":") ? networkOf(address, networkBits) : address;
}

function networkOf(address: string, bits: number): string {
  const [before = "", after] = address.split("::", 2);
  const head = before.split(":").filter(Boolean);
  const tail = after?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  const groups = [...head, ...zeros, ...tail].slice(0, SHARED_GROUPS).map((group) => parseInt(group, 16));
  const last = (groups.pop() ?? 0) & (0xffff << (16 * SHARED_GROUPS - bits));
  return `${[...groups, last].map((group) => group.toString(16)).join(":")}::/${bits}`;
}
