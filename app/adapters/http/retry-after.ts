import { MINUTE_MS, DAY_MS } from "#app/domain/units";
/** The wait if the service names none. It is so long that the service is not called again in the same hourly run. */
const DEFAULT_WAIT_MS = 15 * MINUTE_MS;
/** The longest wait that we accept, so that a wrong header cannot switch off a service for good. */
const LONGEST_WAIT_MS = DAY_MS;

/**
 * Returns the time (epoch ms) that a Retry-After header names in seconds or as an HTTP date. Returns null if the
 * header names no time in the future.
 */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  const value = header?.trim() ?? "";
  const atMs = /^\d+$/.test(value) ? nowMs + Number(value) * 1_000 : Date.parse(value);
  if (!(atMs > nowMs)) return null;
  return Math.min(atMs, nowMs + LONGEST_WAIT_MS);
}

/** Returns when to ask again (epoch ms) after a refusal for too many calls: the header's time, or in 15 minutes. */
export function retryTimeMs(header: string | null, nowMs: number): number {
  return parseRetryAfter(header, nowMs) ?? nowMs + DEFAULT_WAIT_MS;
}
