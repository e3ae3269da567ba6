/**
 * What an IPv6 address shares with all others of one connection: its first 56 bits, so the upper half of the fourth group. Providers
 * give a household or a server a /56 or a /64 (RIPE-690, section 4.2), and phones a /64: up to 256 phones share one count, as
 * they share one IPv4 address.
 */
const SHARED_GROUPS = 4;
const SHARED_OF_LAST_GROUP = 0xff00;

/**
 * Where a request comes from, for throttling: the address that the platform has seen, or for IPv6 its network,
 * within which anyone can have as many addresses as they like. One name for all where there is none.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP")?.trim().toLowerCase();
  if (!address) return "unknown";
  return address.includes(":") ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [before = "", after] = address.split("::", 2);
  const head = before.split(":").filter(Boolean);
  const tail = after?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  const groups = [...head, ...zeros, ...tail].slice(0, SHARED_GROUPS).map((group) => parseInt(group, 16));
  const last = (groups.pop() ?? 0) & SHARED_OF_LAST_GROUP;
  return `${[...groups, last].map((group) => group.toString(16)).join(":")}::/56`;
}
