import { MINUTE_MS, DAY_MS } from "#app/domain/units";

/** If the service names none: not again in the same hourly run. */
export const DEFAULT_WAIT_MS = 15 * MINUTE_MS;
/** A wrong header must not switch off a service for good. */
const LONGEST_WAIT_MS = DAY_MS;

/** Epoch ms from seconds or an HTTP date; null if it is not in the future. */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  const value = header?.trim() ?? "";
  const atMs = /^\d+$/.test(value) ? nowMs + Number(value) * 1_000 : Date.parse(value);
  if (!(atMs > nowMs)) return null;
  return Math.min(atMs, nowMs + LONGEST_WAIT_MS);
}
