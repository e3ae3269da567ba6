/** What past results say about coming searches. It is a part of the snapshot. */
export interface Calibration {
  /**
   * How many points apart two scores may be and still count as equal (the band), by days ahead; the first is for one
   * day. Null until enough days are known.
   */
  readonly bands: readonly (number | null)[];
  /**
   * The chance in per cent that the place that a search puts first proves better than home: by days ahead (the first is
   * for one day), then by class of points (see `chanceClass`). Null if too few cases are known.
   */
  readonly chances: readonly (readonly (number | null)[])[];
}

/** Five points to a class: 0 is below five points more than home, 4 is from twenty points on. */
export const CHANCE_CLASSES = 5;
export const chanceClass = (points: number): number =>
  Math.min(CHANCE_CLASSES - 1, Math.max(0, Math.floor(points / 5)));

/**
 * The lowest and the highest chance that a page states, in tenths. A lower one is hardly a reason to go, and a higher
 * one would promise too much, since no weather is certain.
 */
const STATED_TENTHS = [6, 9] as const;

/** Returns the chance that a page states, in tenths. Null if it is unknown, or below 6. */
export function statedChance(
  calibration: Calibration | null,
  { daysAhead, points }: { readonly daysAhead: number; readonly points: number },
): number | null {
  const percent = calibration?.chances[daysAhead - 1]?.[chanceClass(points)] ?? null;
  const tenths = percent === null ? 0 : Math.round(percent / 10);
  return tenths < STATED_TENTHS[0] ? null : Math.min(STATED_TENTHS[1], tenths);
}
