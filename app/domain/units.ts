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

/** Adding zero turns -0 into 0. Otherwise pages would show "-0". */
const whole = (value: number): number => Math.round(value) + 0;

/** Never -0. */
export const toTenth = (value: number): number => whole(value * 10) / 10;

/** At most 100; null if it is unknown. */
export const wholeChance = (percent: number | null): number | null =>
  percent === null ? null : Math.min(100, whole(percent));

/** In UTC: "2026-11-22T09:00:00.000Z". Throws RangeError for NaN. */
export const isoTime = (epochMs: number): string => new Date(epochMs).toISOString();

export function temperatureIn(unit: TemperatureUnit, celsius: number): number {
  return whole(unit === "fahrenheit" ? (celsius * 9) / 5 + 32 : celsius);
}

/** With a true minus sign: "18°", "−3°". */
export const degreesInWords = (degrees: number): string => `${degrees}°`.replace("-", "−");

export function distanceIn(unit: DistanceUnit, kilometres: number): number {
  return whole(unit === "miles" ? kilometres * MILES_PER_KILOMETRE : kilometres);
}

/** "1.2 miles", "2 miles", "1 mile". */
export function milesToTenth(kilometres: number): string {
  const miles = Number((kilometres * MILES_PER_KILOMETRE).toFixed(1));
  return miles === 1 ? "1 mile" : `${miles} miles`;
}

/** "0.3 miles away", "1 mile from the centre". */
const MILES_IN_TEXT = /\b(\d+(?:\.\d)?) miles?(?= away| from the centre)/g;

/** The catalogue has its distances in miles. */
export function distancesIn(unit: DistanceUnit, text: string): string {
  if (unit === "miles") return text;
  return text.replace(
    MILES_IN_TEXT,
    (_, miles: string) => `${toTenth(Number(miles) / MILES_PER_KILOMETRE)} km`,
  );
}

/** Whole minutes as hours and minutes (0–59). */
export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  const rounded = whole(minutes);
  return { hours: Math.floor(rounded / 60), minutes: rounded % 60 };
}

/** "1h 20m", "2h", and "17 min" below an hour, since "17m" reads as metres. */
export function durationInWords(minutes: number): string {
  const parts = hoursAndMinutes(minutes);
  if (parts.hours === 0) return `${parts.minutes} min`;
  return parts.minutes === 0 ? `${parts.hours}h` : `${parts.hours}h ${parts.minutes}m`;
}

const SPOKEN_STEP_MINUTES = 5;

const toStep = (minutes: number): number => SPOKEN_STEP_MINUTES * Math.round(minutes / SPOKEN_STEP_MINUTES);

/** "45 min", "1h 25m": to five minutes beyond an hour. */
export function spokenDuration(minutes: number): string {
  const rounded = whole(minutes);
  return durationInWords(rounded <= 60 ? rounded : toStep(rounded));
}

/** "45 min", "about 1h 25m": to five minutes beyond an hour and, if `isRough`, from ten minutes on. */
export function roundedDurationInWords(minutes: number, isRough = false): string {
  const rounded = whole(minutes);
  if (rounded <= 60 && (!isRough || rounded < 10)) return durationInWords(rounded);
  return `about ${durationInWords(toStep(rounded))}`;
}
