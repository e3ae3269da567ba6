import { UNITS_KEY, parseUnits } from "#app/domain/accounts/unit-settings";
import { DEFAULT_UNITS, type Units } from "#app/domain/units";
import { cookiePairs } from "./cookies.server";

/**
 * Returns the units that this browser has chosen, so that the server's first page is right, or the
 * defaults.
 */
export function unitsOfRequest(request: Request): Units {
  const cookie = cookiePairs(request).find(({ name }) => name === UNITS_KEY);
  return parseUnits(decoded(cookie?.value)) ?? DEFAULT_UNITS;
}

/** Options for drawing the personal lists of places: this browser's units, this site, and now. */
export const listOptionsOf = (request: Request, nowMs: number) => ({
  ...unitsOfRequest(request),
  site: new URL(request.url).origin,
  nowMs,
});

/** Returns null if the cookie is missing or malformed: only a preference is lost. */
function decoded(value: string | undefined): string | null {
  try {
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
}
