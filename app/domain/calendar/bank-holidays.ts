import { addDays, monthOf, weekdayOf } from "./calendar-day";
import type { LondonDate } from "./clock";

const MONDAY = 0;
const TUESDAY = 1;

/** Of England and Wales, with the days that replace those on a weekend; without those proclaimed for one year. */
export function isBankHoliday(date: LondonDate): boolean {
  const month = monthOf(date);
  const day = Number(date.slice(8));
  const weekday = weekdayOf(date);
  const isMonday = weekday === MONDAY;
  if (month === 1) return day === 1 || (day <= 3 && isMonday);
  if (month === 12) return day === 25 || day === 26 || (day > 26 && day <= 28 && weekday <= TUESDAY);
  if (month === 5 && isMonday) return day <= 7 || day >= 25;
  if (month === 8) return isMonday && day >= 25;
  if (month > 4) return false;
  const easter = easterSunday(Number(date.slice(0, 4)));
  return date === addDays(easter, -2) || date === addDays(easter, 1);
}

/** The Gregorian algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): LondonDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const rest = year % 100;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * late + 114;
  return addDays(`${year}-${String(Math.floor(sum / 31)).padStart(2, "0")}-01`, sum % 31);
}
