import type { ClockMinutes } from "#app/domain/calendar/clock";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import { arrivalQuarter } from "./visit";
import type { VisitScores } from "./visit-scores";

/** 1 by position for a dry and calm visit. All are 1 if no place has daylight: nothing to test. */
export function calmPlaces(
  visits: VisitScores,
  minutes: Float32Array,
  limitMinutes: number,
  leavesAt: ClockMinutes,
): Uint8Array {
  let hasLight = false;
  const calm = new Uint8Array(minutes.length);
  minutes.forEach((drive, position) => {
    if (!isWithinDrive(drive, limitMinutes)) return;
    const { standing, isCalm } = visits.arrival(arrivalQuarter(leavesAt, drive), position);
    if (standing === "daylight") hasLight = true;
    calm[position] = Number(isCalm);
  });
  return hasLight ? calm : calm.fill(1);
}
