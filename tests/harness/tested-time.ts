import type { LondonDate } from "#app/domain/calendar/clock";
import { startOfLondonHour } from "#app/domain/weather/day-of-hours";

/**
 * The day of every site that a test starts: a Wednesday in summer time, when most places are open. TESTED_DAY sets
 * another one. It must be later than the dates in the catalogue, which refuses dates in the future.
 */
export const TESTED_DAY: LondonDate = process.env.TESTED_DAY ?? "2027-04-14";

/** The seed of the sample weather. */
export const TESTED_SEED = process.env.TESTED_SEED ?? "0";

/** Returns the instant at which London's clocks show this time, such as "12:35" or "12:35:10", on the tested day. */
export function atLondon(clock: string, day = TESTED_DAY): string {
  const [hour = 0, minute = 0, second = 0] = clock.split(":").map(Number);
  const seconds = minute * 60 + second;
  return new Date(startOfLondonHour(day, hour) + seconds * 1_000).toISOString();
}

/** Half past eight on the tested day, before people leave home. Later in the day, places are dark on arrival. */
export const thisMorning = (): string => atLondon("08:30");

/**
 * How far the clocks of sites and of their browsers are ahead of the machine's (behind it if negative). It is the same
 * in every process of the journeys: the first one passes it on.
 */
export const CLOCK_AHEAD_MS = Number(
  (process.env.TESTED_CLOCK_AHEAD_MS ??= String(Date.parse(thisMorning()) - Date.now())),
);

/** The time on the tested day: half past eight, and as much later as the tests have run. */
export const testedNowMs = (): number => Date.now() + CLOCK_AHEAD_MS;
