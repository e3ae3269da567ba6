export const TEMPERATURE_UNITS = ["celsius", "fahrenheit"] as const;
export type TemperatureUnit = (typeof TEMPERATURE_UNITS)[number];

export const DISTANCE_UNITS = ["miles", "kilometers"] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

export interface Units {
  readonly temperatureUnit: TemperatureUnit;
  readonly distanceUnit: DistanceUnit;
}

export const DEFAULT_UNITS: Units = { temperatureUnit: "celsius", distanceUnit: "miles" };

export const MILES_PER_KILOMETRE = 0.621371;

/** Adding zero turns -0, which would be shown as "-0", into 0. */
const whole = (value: number): number => Math.round(value) + 0;

/** A whole number of degrees in the unit asked for. */
export function temperatureIn(unit: TemperatureUnit, celsius: number): number {
  return whole(unit === "fahrenheit" ? (celsius * 9) / 5 + 32 : celsius);
}

/** A whole number of miles or kilometres. */
export function distanceIn(unit: DistanceUnit, kilometres: number): number {
  return whole(unit === "miles" ? kilometres * MILES_PER_KILOMETRE : kilometres);
}

/** Whole hours and the whole minutes left over (0–59), rounded to the nearest minute first. */
export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  const rounded = whole(minutes);
  return { hours: Math.floor(rounded / 60), minutes: rounded % 60 };
}

/** "1h 20m"; only minutes below an hour, only hours where no minutes are left. */
export function formatDuration(minutes: number): string {
  const parts = hoursAndMinutes(minutes);
  if (parts.hours === 0) return `${parts.minutes}m`;
  return parts.minutes === 0 ? `${parts.hours}h` : `${parts.hours}h ${parts.minutes}m`;
}
