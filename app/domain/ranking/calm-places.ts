import type { ClockMinutes } from "#app/domain/calendar/clock";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import { arrivalQuarter } from "./visit";
import { STANDINGS, type VisitScores } from "./visit-scores";

/** 1 by position for a dry and calm visit. All are 1 if no place has daylight: nothing to test. */
export function calmPlaces(
  visits: VisitScores,
  minutes: ArrayLike<number>,
  limitMinutes: number,
  leavesAt: ClockMinutes,
): Uint8Array {
  const calm = new Uint8Array(minutes.length);
  let hasLight = false;
  for (let position = 0; position < minutes.length; position += 1) {
    const drive = minutes[position] as number;
    if (!isWithinDrive(drive, limitMinutes)) continue;
    const quarter = arrivalQuarter(leavesAt, drive);
    const page = visits.page(quarter);
    const standing = visits.standing(page, quarter, position);
    if (standing === STANDINGS.daylight) hasLight = true;
    if (standing === STANDINGS.daylight || standing === STANDINGS.nearlyDark)
      calm[position] = page.calm[position] as number;
  }
  return hasLight ? calm : calm.fill(1);
}
