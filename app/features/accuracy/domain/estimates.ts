/** A figure with the interval that holds it 19 times in 20, and what it is made of. */
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

/** Standard errors on each side of a figure that hold 95 of 100. */
const STANDARD_ERRORS = 1.96;

/**
 * Returns the sum of all days divided by what it is of; null without a case. The errors of one day are alike, so the
 * interval treats days, not cases, as independent (the ratio estimator for clusters, Cochran 1977, section 11.9).
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

/**
 * Returns the value below which this share of all cases is; null without a case. The interval is Woodruff's (1952): the
 * values at the ends of the interval of the share.
 */
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
