/** The allowed limits of the drive, in whole hours. */
export const MIN_DRIVING_HOURS = 1;
export const MAX_DRIVING_HOURS = 5;
export const DEFAULT_DRIVING_HOURS = 2;

export function isDrivingHours(hours: number): boolean {
  return Number.isInteger(hours) && hours >= MIN_DRIVING_HOURS && hours <= MAX_DRIVING_HOURS;
}

/** "1 hour", "2 hours". */
export function hoursInWords(hours: number): string {
  return `${hours} ${hours === 1 ? "hour" : "hours"}`;
}

/** Whether a drive counts as within the limit: by its whole minutes, which are what is shown. */
export const isWithinDrive = (minutes: number, limitMinutes: number): boolean =>
  Math.round(minutes) <= limitMinutes;
