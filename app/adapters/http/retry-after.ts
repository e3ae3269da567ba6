import { MINUTE_MS, DAY_MS } from "#app/domain/units";
/** Used when the service gives no time: it is not called for the rest of an hourly run. */
const DEFAULT_WAIT_MS = 15 * MINUTE_MS;
/** A wrong header must not switch a service off for good. */
const LONGEST_WAIT_MS = DAY_MS;

/**
 * Returns the time that a Retry-After header (seconds or an HTTP date) gives, or null unless that is in the
 * future.
 */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  const value = header?.trim() ?? "";
  const atMs = /^\d+$/.test(value) ? nowMs + Number(value) * 1_000 : Date.parse(value);
  if (!(atMs > nowMs)) return null;
  return Math.min(atMs, nowMs + LONGEST_WAIT_MS);
}

/**
 * Returns when to ask again after a refusal for too many calls: in 15 minutes unless the header says when.
 */
export function retryTimeMs(header: string | null, nowMs: number): number {
  return parseRetryAfter(header, nowMs) ?? nowMs + DEFAULT_WAIT_MS;
}
