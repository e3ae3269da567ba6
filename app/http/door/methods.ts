import type { Address } from "#app/http/address/addresses";

/** Addresses that match any path have no methods to list. */
const isUnknown = ({ path }: Address): boolean => path.endsWith("*");

const allowed = (address: Address): string =>
  [...address.methods, ...(isUnknown(address) ? [] : ["OPTIONS"])].join(", ");

/** Answers OPTIONS with an address's methods (RFC 9110); returns null for any other request. */
export function answerOptions({ method }: Request, address: Address): Response | null {
  if (method !== "OPTIONS" || isUnknown(address)) return null;
  return new Response(null, { status: 204, headers: { Allow: allowed(address) } });
}

/** Sets Allow on a 405 (RFC 9110), whether this door, a route or the framework refused. */
export function nameMethods({ status, headers }: Response, address: Address): void {
  if (status === 405) headers.set("Allow", allowed(address));
}
