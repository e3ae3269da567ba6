import { DAYS_AHEAD_KEPT } from "./record-rules";
import { DISTANCES_KM, MOST_DIFFERENCE, type Sums, distanceClass } from "./sums";

/** What past errors say about coming searches. It is a part of the snapshot. */
export interface Calibration {
  /**
   * How many points apart two scores may be and still count as equal (the band), by days ahead; the first is
   * for one day. Null until enough days are known.
   */
  readonly bands: readonly (number | null)[];
  /**
   * The chance in per cent that a place with a higher score than home proves better: by days ahead (the first
   * is for one day), then by class of distance, then by whole points of difference. Null until enough days
   * are known.
   */
  readonly chances: readonly (readonly (readonly number[])[] | null)[];
  /** Whether stated chances have come true often enough to be shown. */
  readonly isChanceShown: boolean;
}

/** The band and the chances are computed once this many days are known. */
export const CALIBRATED_FROM_DAYS = 60;
const LEAST_BAND = 2;
const MOST_BAND = 8;
/** The band ends at the difference at which the higher score proves better three times in four. */
const CLEAR_CHANCE = 0.75;
/** With fewer comparisons, no chances are computed for a class of distance. */
const LEAST_PAIRS = 1_000;
/**
 * We judge the stated chances of 6, 7 and 8 in 10, once there are this many cases of them. Pages show chances only
 * if 60 to 80% of these cases have come true.
 */
const LEAST_STATED_CASES = 100;
const STATED_TENTHS = [6, 7, 8];
const COME_TRUE = [0.6, 0.8] as const;

/** Computes the calibration from one service's sums. */
export function calibrationOf(sums: Sums): Calibration {
  const isKnown = (daysAhead: number) => (sums[`days:${daysAhead}`]?.[0] ?? 0) >= CALIBRATED_FROM_DAYS;
  return {
    bands: DAYS_AHEAD_KEPT.map((daysAhead) => (isKnown(daysAhead) ? bandFrom(sums, daysAhead) : null)),
    chances: DAYS_AHEAD_KEPT.map((daysAhead) => (isKnown(daysAhead) ? chancesFrom(sums, daysAhead) : null)),
    isChanceShown: hasComeTrue(sums["chances"] ?? []),
  };
}

function bandFrom(sums: Sums, daysAhead: number): number {
  const all = DISTANCES_KM.map((_, distance) => sums[`pairs:${daysAhead}:${distance}`] ?? []);
  const counts = Array.from({ length: 2 * (MOST_DIFFERENCE + 1) }, (_, index) =>
    all.reduce((sum, numbers) => sum + (numbers[index] ?? 0), 0),
  );
  const rising = risingShares(counts);
  const first = rising.findIndex((share) => share >= CLEAR_CHANCE);
  const points = first < 0 ? MOST_BAND : crossing(rising, first);
  return Math.round(Math.min(MOST_BAND, Math.max(LEAST_BAND, points)) * 10) / 10;
}

/**
 * Returns the difference in points at which the place with the higher score proves better often enough
 * (CLEAR_CHANCE), interpolated between two whole points.
 */
function crossing(rising: readonly number[], first: number): number {
  const [below, above] = [rising[first - 1], rising[first] as number];
  if (below === undefined) return 0;
  return first - 0.5 + (CLEAR_CHANCE - below) / (above - below);
}

function chancesFrom(sums: Sums, daysAhead: number): number[][] {
  return DISTANCES_KM.map((_, distance) => {
    const counts = sums[`home:${daysAhead}:${distance}`] ?? [];
    const pairs = counts.reduce((sum, number, index) => sum + (index % 2 === 0 ? number : 0), 0);
    return pairs < LEAST_PAIRS ? [] : risingShares(counts).map((share) => Math.round(share * 100));
  });
}

/**
 * Returns how often the place with the higher score was better, by whole points of difference. The shares
 * never fall as the difference grows: one that would is pooled with its neighbours (pool adjacent violators). A
 * difference without pairs gets the share of the one below it.
 */
function risingShares(counts: readonly number[]): number[] {
  const pools: { pairs: number; better: number; steps: number }[] = [];
  for (let step = 0; step <= MOST_DIFFERENCE; step += 1) {
    let pool = { pairs: counts[2 * step] ?? 0, better: counts[2 * step + 1] ?? 0, steps: 1 };
    for (let last = pools.at(-1); last && !isAbove(pool, last); last = pools.at(-1)) {
      pools.pop();
      pool = {
        pairs: pool.pairs + last.pairs,
        better: pool.better + last.better,
        steps: pool.steps + last.steps,
      };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ pairs, better, steps }) =>
    Array.from({ length: steps }, () => (pairs === 0 ? 0.5 : better / pairs)),
  );
}

interface Pool {
  readonly pairs: number;
  readonly better: number;
}

const isAbove = (upper: Pool, lower: Pool): boolean =>
  upper.pairs > 0 && upper.better * lower.pairs > lower.better * upper.pairs;

function hasComeTrue(chances: readonly number[]): boolean {
  const cases = STATED_TENTHS.reduce((sum, tenth) => sum + (chances[2 * tenth] ?? 0), 0);
  const cameTrue = STATED_TENTHS.reduce((sum, tenth) => sum + (chances[2 * tenth + 1] ?? 0), 0);
  if (cases < LEAST_STATED_CASES) return false;
  const share = cameTrue / cases;
  return share >= COME_TRUE[0] && share <= COME_TRUE[1];
}

/**
 * Returns the chance, 0 to 1, that a place with this many points more than home proves better; null if
 * unknown.
 */
export function chanceOf(
  { chances }: Pick<Calibration, "chances">,
  daysAhead: number,
  distance: number,
  points: number,
): number | null {
  const known = chances[daysAhead - 1]?.[distance];
  const percent = known?.[Math.min(MOST_DIFFERENCE, Math.floor(points))];
  return percent === undefined ? null : percent / 100;
}

/**
 * The lowest and the highest chance that a page states. A lower chance is hardly a reason to go, and a higher
 * one would promise too much, since no weather is certain.
 */
const SHOWN_TENTHS = [6, 9] as const;

/**
 * Returns the chance that a page states, in tenths: how likely a place at this distance, with this many
 * points more than home, is to prove better. Null if it is unknown or below 6, or if `isChanceShown` is false.
 */
export function statedChance(
  calibration: Calibration | null,
  { daysAhead, km, points }: { readonly daysAhead: number; readonly km: number; readonly points: number },
): number | null {
  const distance = distanceClass(km);
  if (!calibration?.isChanceShown || distance < 0) return null;
  const chance = chanceOf(calibration, daysAhead, distance, points);
  const tenths = chance === null ? 0 : Math.round(chance * 10);
  return tenths < SHOWN_TENTHS[0] ? null : Math.min(SHOWN_TENTHS[1], tenths);
}
