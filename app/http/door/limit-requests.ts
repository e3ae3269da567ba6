import type { RequestLimiter } from "#app/services/ports";
import { type Address, isCall } from "#app/http/address/address";
import { clientAddress } from "#app/http/address/client-address";
import type { Refusal } from "#app/http/answers/refusal";
import { isPrefetch } from "#app/http/session/visit";

/** The platform counts by the minute: after this wait a new minute has begun. */
const WINDOW_SECONDS = 60;
/** A phone has a /64 of its own; in a wider network, others would use up its requests. */
const NETWORK_BITS = 64;

const TOO_MANY_REQUESTS: Refusal = {
  status: 429,
  message: "There were too many requests from your network. Please try again in a minute.",
  headers: { "Retry-After": String(WINDOW_SECONDS) },
};

/** By address, for IPv6 by network; what is asked for early by itself. Null within the limit. */
export async function limitRequests(request: Request, address: Address, limiter: RequestLimiter) {
  if (address.isUnlimited) return null;
  const kind = isCall(address) ? "call" : "page";
  const client = clientAddress(request, NETWORK_BITS);
  const counted = isPrefetch(request) ? `early ${client}` : client;
  return (await limiter.allows(kind, counted)) ? null : TOO_MANY_REQUESTS;
}
