import { durationInWords } from "#app/domain/units";

export const MIN_DRIVING_HOURS = 1;
export const MAX_DRIVING_HOURS = 5;
export const DEFAULT_DRIVING_HOURS = 2;

export function isDrivingHours(hours: number): boolean {
  return Number.isInteger(hours) && hours >= MIN_DRIVING_HOURS && hours <= MAX_DRIVING_HOURS;
}

export function hoursInWords(hours: number): string {
  return `${hours} ${hours === 1 ? "hour" : "hours"}`;
}

/** "2 hours", or "45m" if a filter sets a shorter drive. */
export const limitInWords = (hours: number, withinMinutes: number | null): string =>
  withinMinutes === null ? hoursInWords(hours) : durationInWords(withinMinutes);

/** By whole minutes, as pages show it. */
export const isWithinDrive = (minutes: number, limitMinutes: number): boolean =>
  Math.round(minutes) <= limitMinutes;
