/**
 * Providers give a household or a server a /56 or a /64 (RIPE-690, section 4.2), and a phone a /64: up to 256
 * phones may share one count, as phones share an IPv4 address.
 */
const CONNECTION_BITS = 56;
const SHARED_GROUPS = 4;

/** For IPv6 the first `networkBits` (49 to 64): a client can use any address in its network. */
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
