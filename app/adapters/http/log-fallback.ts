import type { Log, ProviderError } from "#app/services/ports";

/**
 * Logs why a fallback answered instead of the service. Logs nothing while the service's breaker is open, because that
 * would be a line per visitor. Logs only the error's message, because the error's cause may quote the answer and with
 * it a visitor's postcode.
 */
export function logFallback(log: Log, event: string, { isBusy, details, message }: ProviderError): void {
  const wasAsked = !isBusy || details.status !== undefined;
  if (wasAsked) log.error(event, message);
}
