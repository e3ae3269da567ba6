import * as z from "zod";
import { DEFAULT_UNITS, DISTANCE_UNITS, TEMPERATURE_UNITS, type Units } from "#app/domain/units";

/** The browser keeps its choice under this name in localStorage; the cookie of the same name mirrors it. */
export const UNITS_COOKIE = "user-settings";
const YEAR_SECONDS = 31_536_000;

export const unitsSchema = z.object({
  temperatureUnit: z.enum(TEMPERATURE_UNITS).catch(DEFAULT_UNITS.temperatureUnit),
  distanceUnit: z.enum(DISTANCE_UNITS).catch(DEFAULT_UNITS.distanceUnit),
});

/** The units that this browser has chosen, so that the server's first page is right; the defaults otherwise. */
export function unitsOfRequest(request: Request): Units {
  const cookie = request.headers
    .get("Cookie")
    ?.split("; ")
    .find((pair) => pair.startsWith(`${UNITS_COOKIE}=`));
  if (!cookie) return DEFAULT_UNITS;
  try {
    return unitsSchema
      .catch(DEFAULT_UNITS)
      .parse(JSON.parse(decodeURIComponent(cookie.slice(UNITS_COOKIE.length + 1))));
  } catch {
    return DEFAULT_UNITS; // A cookie that is not ours: nothing is lost but a preference.
  }
}

/** The Set-Cookie value that keeps the units; readable by scripts, since the settings panel mirrors it. */
export function unitsSetCookie(units: Units): string {
  const value = encodeURIComponent(JSON.stringify(units));
  return `${UNITS_COOKIE}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
