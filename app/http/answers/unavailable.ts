import { ProviderError, SnapshotUnavailableError } from "#app/services/ports";

/** Retry-After of a 503: a fault in our own stores passes within seconds, or does not pass soon. */
export const RETRY_AFTER_SECONDS = "30";

/** Whether a failure may pass by itself: answered with 503 and Retry-After, not as an error of ours. */
export function isTemporarilyUnavailable(error: unknown): boolean {
  return error instanceof SnapshotUnavailableError || error instanceof ProviderError;
}
