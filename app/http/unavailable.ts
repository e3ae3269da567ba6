import { ProviderError } from "#app/services/ports";
import { SnapshotUnavailableError } from "#app/services/ports";

/** Whether a failure is one that passes by itself: worth a 503 and another try, not a fault of ours. */
export function isTemporarilyUnavailable(error: unknown): boolean {
  return error instanceof SnapshotUnavailableError || error instanceof ProviderError;
}
