/** Groups of an IPv6 address that one household or office shares: its first 64 bits. */
const SHARED_GROUPS = 4;

/**
 * Where a request comes from, for throttling: the address that the platform has seen, or for IPv6 its network,
 * within which anybody can have as many addresses as they like. One name for all where there is none.
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
  const groups = [...head, ...zeros, ...tail].slice(0, SHARED_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
