import { data } from "@remix-run/cloudflare";
import { ProviderError, SnapshotUnavailableError } from "#app/services/ports";
import type { Refusal } from "./refusal";

/** The 503 of what cannot be had just now. A fault of our own stores passes within seconds, or does not pass soon. */
const UNAVAILABLE = { status: 503, headers: { "Retry-After": "5" } } as const;

export const NOT_AVAILABLE = "This is not available just now. Please try again in a moment.";

/** The same as a refusal, in these words. */
export const unavailable = (message = NOT_AVAILABLE): Refusal => ({ message, ...UNAVAILABLE });

/** A page that says in its own words that it cannot be shown just now; null for the words of the page of errors. */
export const unavailablePage = <View>(view: View) => data(view, UNAVAILABLE);

/** Whether a failure may pass by itself: answered with 503 and Retry-After, not as an error of ours. */
export function isTemporarilyUnavailable(error: unknown): boolean {
  return error instanceof SnapshotUnavailableError || error instanceof ProviderError;
}
