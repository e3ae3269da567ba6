/** Of past results, for coming searches; a part of the snapshot. */
export interface Calibration {
  /** That the two below stand on, by days ahead; 0 if too few are known. */
  readonly days: readonly number[];
  /** Scores this many points apart count as equal. By days ahead, the first for one; null if unknown. */
  readonly bands: readonly (number | null)[];
  /** In per cent that the first place beats home, by days ahead (the first for one) and `chanceClass`. */
  readonly chances: readonly (readonly (number | null)[])[];
}

/** Five points to a class: 0 is below five points more than home, 4 is from twenty on. */
export const CHANCE_CLASSES = 5;
export const chanceClass = (points: number): number =>
  Math.min(CHANCE_CLASSES - 1, Math.max(0, Math.floor(points / 5)));

/** The lowest and the highest that a page states: no weather is certain. */
const STATED_TENTHS = [6, 9] as const;

/** With the days that it stands on. Null if it is unknown, or below 6. */
export function statedChance(
  calibration: Calibration | null,
  { daysAhead, points }: { readonly daysAhead: number; readonly points: number },
): { readonly tenths: number; readonly days: number } | null {
  const percent = calibration?.chances[daysAhead - 1]?.[chanceClass(points)] ?? null;
  const tenths = percent === null ? 0 : Math.round(percent / 10);
  if (!calibration || tenths < STATED_TENTHS[0]) return null;
  return { tenths: Math.min(STATED_TENTHS[1], tenths), days: calibration.days[daysAhead - 1] ?? 0 };
}
