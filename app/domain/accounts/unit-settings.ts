import { DISTANCE_UNITS, TEMPERATURE_UNITS, type Units } from "#app/domain/units";

/** In localStorage, and in a cookie so that the server knows the units for the first page. */
export const UNITS_KEY = "user-settings";
const YEAR_SECONDS = 31_536_000;

export function parseUnits(text: string | null): Units | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<Record<keyof Units, unknown>> | null;
    const temperatureUnit = TEMPERATURE_UNITS.find((unit) => unit === stored?.temperatureUnit);
    const distanceUnit = DISTANCE_UNITS.find((unit) => unit === stored?.distanceUnit);
    return temperatureUnit && distanceUnit ? { temperatureUnit, distanceUnit } : null;
  } catch {
    return null;
  }
}

export function serialiseUnits({ temperatureUnit, distanceUnit }: Units): string {
  return JSON.stringify({ temperatureUnit, distanceUnit });
}

/** For both Set-Cookie and document.cookie: valid for a year. */
export function unitsCookie(units: Units): string {
  return `${UNITS_KEY}=${encodeURIComponent(serialiseUnits(units))}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

export const sameUnits = (one: Units, other: Units): boolean =>
  one.temperatureUnit === other.temperatureUnit && one.distanceUnit === other.distanceUnit;
