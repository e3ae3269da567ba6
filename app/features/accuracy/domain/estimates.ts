/** With the interval that holds it 19 times in 20. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly days: number;
  readonly cases: number;
}

export interface DaySum {
  readonly sum: number;
  readonly of: number;
}

/** On each side of a figure, for 95 of 100. */
const STANDARD_ERRORS = 1.96;

/**
 * Null without a case. Days, not cases, are independent, since the errors of one day are alike (the ratio
 * estimator for clusters, Cochran 1977, section 11.9).
 */
export function ratioOf(days: readonly DaySum[], cases?: number): Estimate | null {
  const known = days.filter(({ of }) => of > 0);
  const of = known.reduce((sum, day) => sum + day.of, 0);
  if (of === 0) return null;
  const value = known.reduce((sum, day) => sum + day.sum, 0) / of;
  const count = known.length;
  const squares = known.reduce((sum, day) => sum + (day.sum - value * day.of) ** 2, 0);
  const error = count < 2 ? Infinity : Math.sqrt((count / (count - 1)) * squares) / of;
  const margin = STANDARD_ERRORS * error;
  return { value, low: value - margin, high: value + margin, days: count, cases: cases ?? of };
}

/** Below it is this share of all cases. Woodruff's interval (1952): the values at the share's own. */
export function quantileOf(days: readonly (readonly number[])[], share: number): Estimate | null {
  const sorted = days.flat().sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const at = (part: number) => {
    const index = Math.ceil(part * sorted.length) - 1;
    return sorted[Math.min(sorted.length - 1, Math.max(0, index))] as number;
  };
  const value = at(share);
  const below = ratioOf(
    days.map((cases) => ({ sum: cases.filter((each) => each <= value).length, of: cases.length })),
  );
  const margin = below ? below.high - below.value : 1;
  return {
    value,
    low: at(Math.max(0, share - margin)),
    high: at(Math.min(1, share + margin)),
    days: below?.days ?? 0,
    cases: sorted.length,
  };
}
