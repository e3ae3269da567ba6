import type { Address } from "#app/http/address/addresses";

/** Nothing is known under these addresses, so that nothing can be said of their methods. */
const isUnknown = ({ path }: Address): boolean => path.endsWith("*");

const allowed = (address: Address): string =>
  [...address.methods, ...(isUnknown(address) ? [] : ["OPTIONS"])].join(", ");

/** The answer to whoever asks which methods an address has (RFC 9110, OPTIONS); null for any other request. */
export function answerOptions({ method }: Request, address: Address): Response | null {
  if (method !== "OPTIONS" || isUnknown(address)) return null;
  return new Response(null, { status: 204, headers: { Allow: allowed(address) } });
}

/** A 405 says which methods there are (RFC 9110), whoever has refused: this door, a route or the framework. */
export function nameMethods({ status, headers }: Response, address: Address): void {
  if (status === 405) headers.set("Allow", allowed(address));
}
