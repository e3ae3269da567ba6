import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import { type DriveLoad, type DriveLoads, loadAt, typicalFrom, typicalUntil } from "./traffic";

/** In minutes. The longest drive begins at `leavesAt`, the others as much later as they are shorter: all arrive at once. */
export function drivesTogether(
  loads: readonly DriveLoad[],
  date: LondonDate,
  leavesAt: ClockMinutes,
): readonly number[] {
  const minutes = loads.map(typicalFrom(date, leavesAt));
  const longest = Math.max(...minutes);
  if (longest === Infinity) return minutes;
  const typical = typicalUntil(date, leavesAt + longest);
  return minutes.map((each, start) => (each === longest ? each : typical(loads[start] as DriveLoad)));
}

/** By position. Of several in whole minutes, as pages show them, so that their sums can decide between equals. */
export function longestOf(drives: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = drives;
  if (others.length === 0) return first;
  return first.map((minutes, position) =>
    Math.round(others.reduce((most, other) => Math.max(most, other[position] as number), minutes)),
  );
}

/** Of all drives to each place, in whole minutes, by position. */
export function sumsTogether(
  tables: readonly DriveLoads[],
  date: LondonDate,
  leavesAt: ClockMinutes,
): Float32Array {
  const [first] = tables;
  return Float32Array.from(first?.minutes ?? [], (_, position) => {
    const loads = tables.map((table) => loadAt(table, position));
    return drivesTogether(loads, date, leavesAt).reduce((sum, minutes) => sum + Math.round(minutes), 0);
  });
}
