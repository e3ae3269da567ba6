import type { RequestLimiter } from "#app/services/ports";
import { type Address, isCall } from "#app/http/address/addresses";
import { clientAddress } from "#app/http/address/client-address";
import type { Refusal } from "#app/http/answers/refusal";

/**
 * The platform counts requests by the minute, but does not say when a minute ends. After this wait a new minute
 * has begun.
 */
const WINDOW_SECONDS = 60;
/**
 * Requests are counted by this many bits from the start of an IPv6 address. A phone has a /64 of its own; in a wider
 * network, others would use up its requests.
 */
const NETWORK_BITS = 64;

/** The refusal of too many requests. Calls and pages have the same. */
const TOO_MANY_REQUESTS: Refusal = {
  status: 429,
  message: "There were too many requests from your network. Please try again in a minute.",
  headers: { "Retry-After": String(WINDOW_SECONDS) },
};

/** Counts a request by its client's address, or for IPv6 by the network. Returns null if it is within the limit. */
export async function limitRequests(
  request: Request,
  address: Address,
  limiter: RequestLimiter,
): Promise<Refusal | null> {
  if (address.isUnlimited) return null;
  const kind = isCall(address) ? "call" : "page";
  return (await limiter.allows(kind, clientAddress(request, NETWORK_BITS))) ? null : TOO_MANY_REQUESTS;
}
