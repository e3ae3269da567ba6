import { DAY_MS, MINUTE_MS } from "#app/domain/units";
import type { Point } from "#app/domain/geo/geo";
import { startOfUtcDay } from "#app/domain/calendar/calendar-day";
import { londonHourOf } from "#app/domain/calendar/london-time";
import type { LondonDate } from "#app/domain/calendar/clock";

const RADIANS = Math.PI / 180;
const MINUTES_PER_DEGREE = 4;
/** 1 January 2000, 12:00. The formulas count centuries from it. */
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const DAYS_PER_CENTURY = 36_525;

/** At rising, from straight up: 90°, half the width of the sun, and the refraction of the air. */
const RISING_ZENITH = 90.833 * RADIANS;

/** To about a minute, as NOAA's solar calculator (Meeus, Astronomical Algorithms, ch. 25 and 28). */
function sunPosition(epochMs: number) {
  const t = (epochMs - J2000_MS) / DAY_MS / DAYS_PER_CENTURY;
  const meanLongitude = (280.46646 + t * (36_000.76983 + t * 0.0003032)) * RADIANS;
  const meanAnomaly = (357.52911 + t * (35_999.05029 - t * 0.0001537)) * RADIANS;
  const eccentricity = 0.016708634 - t * 0.000042037;
  const centre =
    (1.914602 - t * 0.004817) * Math.sin(meanAnomaly) +
    (0.019993 - t * 0.000101) * Math.sin(2 * meanAnomaly) +
    0.000289 * Math.sin(3 * meanAnomaly);
  const node = (125.04 - 1934.136 * t) * RADIANS;
  const longitude = meanLongitude + (centre - 0.00569 - 0.00478 * Math.sin(node)) * RADIANS;
  const obliquity = (23.4392911 - 0.0130042 * t + 0.00256 * Math.cos(node)) * RADIANS;
  const y = Math.tan(obliquity / 2) ** 2;
  const sundial =
    y * Math.sin(2 * meanLongitude) -
    2 * eccentricity * Math.sin(meanAnomaly) +
    4 * eccentricity * y * Math.sin(meanAnomaly) * Math.cos(2 * meanLongitude) -
    0.5 * y * y * Math.sin(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * Math.sin(2 * meanAnomaly);
  // In radians, and by how many minutes a sundial is ahead of the clock.
  return {
    declination: Math.asin(Math.sin(obliquity) * Math.sin(longitude)),
    sundialMinutes: (sundial / RADIANS) * MINUTES_PER_DEGREE,
  };
}

/** From noon on the sundial to sunset: 0 in a polar night, 720 under the midnight sun. */
function halfDayMinutes(latitude: number, declination: number): number {
  const place = latitude * RADIANS;
  const cosine =
    (Math.cos(RISING_ZENITH) - Math.sin(place) * Math.sin(declination)) /
    (Math.cos(place) * Math.cos(declination));
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) / RADIANS) * MINUTES_PER_DEGREE;
}

/** Past midnight on a London clock, with fractions. */
export interface SunTimes {
  readonly risesAt: number;
  readonly setsAt: number;
}

/** Over a level horizon, within two minutes of the almanac all over the country. */
export function sunTimes({ latitude, longitude }: Point, date: LondonDate): SunTimes {
  const midnightMs = startOfUtcDay(date);
  const noonByTheSun = 720 - MINUTES_PER_DEGREE * longitude;
  const sunAt = (minutes: number) => sunPosition(midnightMs + minutes * MINUTE_MS);
  const eventBy = ({ declination, sundialMinutes }: ReturnType<typeof sunAt>, side: -1 | 1): number =>
    noonByTheSun - sundialMinutes + side * halfDayMinutes(latitude, declination);
  // The sun moves while it sets: once more, to within a second.
  const noon = sunAt(noonByTheSun);
  const eventAt = (side: -1 | 1): number => eventBy(sunAt(eventBy(noon, side)), side);
  // The clocks change at one in the morning, before any sunrise, so the offset at noon holds.
  const clockAheadMinutes = (londonHourOf(midnightMs + DAY_MS / 2) - 12) * 60;
  return { risesAt: eventAt(-1) + clockAheadMinutes, setsAt: eventAt(1) + clockAheadMinutes };
}

/** The middle of the sun over a level horizon, in degrees, without the refraction of the air. */
export function sunHeight(point: Point, epochMs: number): number {
  const { declination, sundialMinutes } = sunPosition(epochMs);
  const utcMinutes = (epochMs / MINUTE_MS) % 1440;
  const solarMinutes = utcMinutes + sundialMinutes + MINUTES_PER_DEGREE * point.longitude;
  const hourAngle = (solarMinutes / MINUTES_PER_DEGREE - 180) * RADIANS;
  const place = point.latitude * RADIANS;
  const sine =
    Math.sin(place) * Math.sin(declination) + Math.cos(place) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.asin(Math.min(1, Math.max(-1, sine))) / RADIANS;
}

export const isSunUp = (point: Point, epochMs: number): boolean =>
  sunHeight(point, epochMs) > 90 - RISING_ZENITH / RADIANS;
