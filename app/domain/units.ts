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
export const KMH_PER_METRE_PER_SECOND = 3.6;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Adding zero makes -0, which would be displayed as "-0", into 0. */
const whole = (value: number): number => Math.round(value) + 0;

/** A number to one decimal; never -0. */
export const toTenth = (value: number): number => whole(value * 10) / 10;

/** A chance in whole per cent, at most 100; null if unknown. */
export const wholeChance = (percent: number | null): number | null =>
  percent === null ? null : Math.min(100, whole(percent));

/** An instant in ISO 8601, in UTC: "2026-11-22T09:00:00.000Z". Throws RangeError for NaN. */
export const isoTime = (epochMs: number): string => new Date(epochMs).toISOString();

/** A whole number of degrees in this unit. */
export function temperatureIn(unit: TemperatureUnit, celsius: number): number {
  return whole(unit === "fahrenheit" ? (celsius * 9) / 5 + 32 : celsius);
}

/** "18°", with a true minus sign below zero. */
export const degreesInWords = (degrees: number): string => `${degrees}°`.replace("-", "−");

/** A whole number of miles or kilometres. */
export function distanceIn(unit: DistanceUnit, kilometres: number): number {
  return whole(unit === "miles" ? kilometres * MILES_PER_KILOMETRE : kilometres);
}

/** "1.2 miles", "2 miles", "1 mile". */
export function milesToTenth(kilometres: number): string {
  const miles = Number((kilometres * MILES_PER_KILOMETRE).toFixed(1));
  return miles === 1 ? "1 mile" : `${miles} miles`;
}

/** Matches distances in the catalogue's sentences: "0.3 miles away", "1 mile from the centre". */
const TOLD_MILES = /\b(\d+(?:\.\d)?) miles?(?= away| from the centre)/g;

/** Returns a text of the catalogue, whose distances are in miles, with distances in this unit. */
export function distancesIn(unit: DistanceUnit, text: string): string {
  if (unit === "miles") return text;
  return text.replace(TOLD_MILES, (_, miles: string) => `${toTenth(Number(miles) / MILES_PER_KILOMETRE)} km`);
}

/** Whole hours and the whole minutes left over (0–59), rounded to the nearest minute first. */
export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  const rounded = whole(minutes);
  return { hours: Math.floor(rounded / 60), minutes: rounded % 60 };
}

/** "1h 20m"; below an hour "17 min", since "17m" reads as metres; only hours if no minutes are left. */
export function durationInWords(minutes: number): string {
  const parts = hoursAndMinutes(minutes);
  if (parts.hours === 0) return `${parts.minutes} min`;
  return parts.minutes === 0 ? `${parts.hours}h` : `${parts.hours}h ${parts.minutes}m`;
}

const SPOKEN_STEP_MINUTES = 5;

/**
 * A drive as people say it: up to an hour "45 min" to the minute, beyond it "about 1h 25m" to five minutes.
 * If `isRough`, times from ten minutes to an hour are rounded like this too.
 */
export function roundedDurationInWords(minutes: number, isRough = false): string {
  const rounded = whole(minutes);
  if (rounded <= 60 && (!isRough || rounded < 10)) return durationInWords(rounded);
  return `about ${durationInWords(SPOKEN_STEP_MINUTES * Math.round(rounded / SPOKEN_STEP_MINUTES))}`;
}
