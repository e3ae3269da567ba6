import type { Log, ProviderError } from "#app/services/ports";

/** Silent while the breaker is open. Only the message: the cause may quote a postcode. */
export function logFallback(log: Log, event: string, { isBusy, details, message }: ProviderError): void {
  const wasAsked = !isBusy || details.status !== undefined;
  if (wasAsked) log.error(event, message);
}
