import { CHANCE_CLASSES, chanceClass } from "#app/domain/ranking/calibration";
import { type CountedLead, type DaySum, MOST_DIFFERENCE } from "./count-lead";

/** A figure with the interval that holds it 19 times in 20. */
export type Estimate = NonNullable<ReturnType<typeof ratioOf>>;

/** On each side of a figure, for 95 of 100. */
const STANDARD_ERRORS = 1.96;

/**
 * Null without a case. Days, not cases, are independent, since the errors of one day are alike (the ratio
 * estimator for clusters, Cochran 1977, section 11.9).
 */
export function ratioOf(days: readonly DaySum[], cases?: number) {
  const known = days.filter(({ sum, of }) => of > 0 || sum !== 0);
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
  const at = (part: number) => {
    const index = Math.ceil(part * sorted.length) - 1;
    return sorted[Math.min(sorted.length - 1, Math.max(0, index))] as number;
  };
  const value = at(share);
  const below = ratioOf(
    days.map((cases) => ({ sum: cases.filter((each) => each <= value).length, of: cases.length })),
  );
  if (!below) return null;
  const margin = below.high - below.value;
  return { ...below, value, low: at(share - margin), high: at(share + margin) };
}

const LEAST_BAND = 2;
const MOST_BAND = 8;
/** The difference at which the higher score proves better three times in four. */
const CLEAR_SHARE = 0.75;
const LEAST_CASES = 100;

/** In points, to one decimal, interpolated between the middles of two whole points. */
export function bandOf(leads: readonly CountedLead[]): number {
  const at = (index: number) => leads.reduce((sum, { pairs }) => sum + (pairs[index] ?? 0), 0);
  const shares = Array.from({ length: MOST_DIFFERENCE + 1 }, (_, points) => {
    const cases = at(2 * points);
    return cases === 0 ? 0.5 : at(2 * points + 1) / cases;
  });
  const first = shares.findIndex((each) => each >= CLEAR_SHARE);
  const [below = 1, above = 1] = [shares[first - 1], shares[first]];
  const points = first < 0 ? MOST_BAND : first - 0.5 + (CLEAR_SHARE - below) / (above - below || 1);
  return Math.round(Math.min(MOST_BAND, Math.max(LEAST_BAND, points)) * 10) / 10;
}

/** In per cent that the first place beats home, by class of points; null with too few cases. */
export function chancesOf(leads: readonly CountedLead[]): (number | null)[] {
  const choices = leads.flatMap((lead) => lead.choices);
  return Array.from({ length: CHANCE_CLASSES }, (_, points) => {
    const cases = choices.filter(({ promised }) => promised > 0 && chanceClass(promised) === points);
    const better = cases.filter(({ won }) => won > 0).length;
    return cases.length < LEAST_CASES ? null : Math.round((100 * better) / cases.length);
  });
}
