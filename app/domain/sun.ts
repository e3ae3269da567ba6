import type { Point } from "./geo";
import type { LondonDate } from "./weather";

const RADIANS = Math.PI / 180;
const MS_PER_DAY = 86_400_000;
const DAYS_PER_YEAR = 365.25;

/** The sun's upper edge touches the horizon here: half its width and the air's refraction past 90°. */
const RISING_ZENITH = 90.833 * RADIANS;

/** The year's angle in radians: 0 as the year begins. */
function yearAngle(epochMs: number): number {
  const yearStart = Date.UTC(new Date(epochMs).getUTCFullYear(), 0, 1);
  return (2 * Math.PI * ((epochMs - yearStart) / MS_PER_DAY - 0.5)) / DAYS_PER_YEAR;
}

/** The sun's declination in radians (Spencer 1971, as in NOAA's solar calculator). */
function declination(g: number): number {
  return (
    0.006918 -
    0.399912 * Math.cos(g) +
    0.070257 * Math.sin(g) -
    0.006758 * Math.cos(2 * g) +
    0.000907 * Math.sin(2 * g) -
    0.002697 * Math.cos(3 * g) +
    0.00148 * Math.sin(3 * g)
  );
}

/** How far a sundial is ahead of the clock, in minutes (Spencer 1971). */
function equationOfTimeMinutes(g: number): number {
  const seasonal = 0.001868 * Math.cos(g) - 0.032077 * Math.sin(g);
  const tilt = 0.014615 * Math.cos(2 * g) + 0.040849 * Math.sin(2 * g);
  return 229.18 * (0.000075 + seasonal - tilt);
}

/** Hours from sunrise to sunset: 0 in a polar night, 24 under the midnight sun. */
export function dayLengthHours(latitude: number, date: LondonDate): number {
  const tilt = declination(yearAngle(Date.parse(`${date}T12:00:00Z`)));
  const place = latitude * RADIANS;
  const cosine =
    (Math.cos(RISING_ZENITH) - Math.sin(place) * Math.sin(tilt)) / (Math.cos(place) * Math.cos(tilt));
  return (2 * Math.acos(Math.min(1, Math.max(-1, cosine)))) / RADIANS / 15;
}

/** Whether any of the sun is above a level horizon. */
export function isSunUp(point: Point, epochMs: number): boolean {
  const g = yearAngle(epochMs);
  const utcMinutes = (epochMs / 60_000) % 1440;
  const solarMinutes = utcMinutes + equationOfTimeMinutes(g) + 4 * point.longitude;
  const hourAngle = (solarMinutes / 4 - 180) * RADIANS;
  const place = point.latitude * RADIANS;
  const tilt = declination(g);
  const height = Math.sin(place) * Math.sin(tilt) + Math.cos(place) * Math.cos(tilt) * Math.cos(hourAngle);
  return height > Math.cos(RISING_ZENITH);
}
