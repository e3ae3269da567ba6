import type { Log, ProviderError } from "#app/services/ports";

/**
 * Logs why a fallback answered instead of the service. Logs nothing if the service was skipped because its
 * breaker is open, which would be a line per visitor. Logs the message only: a cause may quote the answer,
 * and with it a visitor's postcode.
 */
export function logFallback(log: Log, event: string, { isBusy, details, message }: ProviderError): void {
  const wasAsked = !isBusy || details.status !== undefined;
  if (wasAsked) log.error(event, message);
}
