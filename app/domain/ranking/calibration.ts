/** Of past results, for coming searches; a part of the snapshot. */
export interface Calibration {
  /**
   * Scores up to this many points apart count as equal, by days ahead, the first for one. Null until enough
   * days are known.
   */
  readonly bands: readonly (number | null)[];
  /**
   * In per cent that a search's first place proves better than home: by days ahead (the first for one), then
   * by `chanceClass`. Null with too few cases.
   */
  readonly chances: readonly (readonly (number | null)[])[];
}

/** Five points to a class: 0 is below five points more than home, 4 is from twenty on. */
export const CHANCE_CLASSES = 5;
export const chanceClass = (points: number): number =>
  Math.min(CHANCE_CLASSES - 1, Math.max(0, Math.floor(points / 5)));

/**
 * The lowest and the highest that a page states: a lower one is hardly a reason to go, and no weather is
 * certain.
 */
const STATED_TENTHS = [6, 9] as const;

/** Null if it is unknown, or below 6. */
export function statedChance(
  calibration: Calibration | null,
  { daysAhead, points }: { readonly daysAhead: number; readonly points: number },
): number | null {
  const percent = calibration?.chances[daysAhead - 1]?.[chanceClass(points)] ?? null;
  const tenths = percent === null ? 0 : Math.round(percent / 10);
  return tenths < STATED_TENTHS[0] ? null : Math.min(STATED_TENTHS[1], tenths);
}
