import { UNITS_KEY, parseUnits } from "#app/domain/accounts/unit-settings";
import { DEFAULT_UNITS, type Units } from "#app/domain/units";
import { cookiePairs } from "./cookies.server";

/** Or the defaults. The first page from the server then has the right units. */
export function unitsOfRequest(request: Request): Units {
  const cookie = cookiePairs(request).find(({ name }) => name === UNITS_KEY);
  return parseUnits(decoded(cookie?.value)) ?? DEFAULT_UNITS;
}

export const listOptionsOf = (request: Request, nowMs: number) => ({
  ...unitsOfRequest(request),
  site: new URL(request.url).origin,
  nowMs,
});

/** Only a preference is lost. */
function decoded(value: string | undefined): string | null {
  try {
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
}
