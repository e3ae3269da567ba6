import { ProviderError, SnapshotUnavailableError } from "#app/services/ports";

/** What a 503 says: a fault in our own stores passes within seconds, or does not pass soon. */
export const RETRY_AFTER_SECONDS = "30";

/** Whether a failure is one that passes by itself: worth a 503 and another try, not a fault of ours. */
export function isTemporarilyUnavailable(error: unknown): boolean {
  return error instanceof SnapshotUnavailableError || error instanceof ProviderError;
}
