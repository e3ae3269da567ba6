import type { Log, ProviderError } from "#app/services/ports";

/**
 * Tells why a fallback answers in a service's place. Nothing where the service is given a rest and was not asked: that
 * would be a line for each visitor. The message alone: a cause may quote the answer, and with it somebody's postcode.
 */
export function logFallback(log: Log, event: string, { isBusy, details, message }: ProviderError): void {
  const wasAsked = !isBusy || details.status !== undefined;
  if (wasAsked) log.error(event, message);
}
