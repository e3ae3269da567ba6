import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/units";

const LIMIT = /"reason":\s*"(minutely|hourly|daily|monthly) api request limit/i;

/** The service counts whole hours and days of UTC. A monthly limit is asked about once a day. */
const nextMultiple = (nowMs: number, of: number): number => (Math.floor(nowMs / of) + 1) * of;

/**
 * Returns when to ask again, by the body of a 429, such as {"error":true,"reason":"Minutely API request limit
 * exceeded. Please try again in one minute."}. Returns null if it names no limit that we know.
 */
export function endOfLimit(body: string, nowMs: number): number | null {
  const named = LIMIT.exec(body)?.[1]?.toLowerCase();
  if (named === undefined) return null;
  if (named === "minutely") return nowMs + MINUTE_MS;
  return nextMultiple(nowMs, named === "hourly" ? HOUR_MS : DAY_MS);
}
