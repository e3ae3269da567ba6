import { type Compare, firstInOrder } from "./first-in-order";
import { clampScore } from "./holiday-climate-index";
import { CLOSURES } from "#app/domain/catalogue/closure";
import { type PlaceFilter, isWanted } from "#app/domain/filters/place-filter";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import type { ClockMinutes } from "#app/domain/calendar/clock";
import { arrivalQuarter, isDayOver } from "./visit";
import { type ScorePage, type VisitScores, STANDINGS } from "./visit-scores";

export const RESULT_ORDERS = ["best", "score", "near"] as const;
/** `best`: first the band, by needs and drive, the rest by score. `score`, `near`: all by score, drive. */
export type ResultOrder = (typeof RESULT_ORDERS)[number];

const MOST_POINTS = 100;

export interface RankingWish {
  readonly limitMinutes: number;
  readonly leavesAt: ClockMinutes;
  /** Null passes all. */
  readonly filter: PlaceFilter | null;
  readonly order: ResultOrder;
  /** Scores within this many points of the best count as equal to it. */
  readonly bandPoints: number;
  /** By position: one of CLOSURES. Absent if that does not matter. */
  readonly closures?: ArrayLike<number> | undefined;
  /** Of the drives from several starts, by position. Absent for one start. */
  readonly sums?: ArrayLike<number> | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** `total` is the number of wanted places within the drive. */
export interface RankedPage {
  readonly total: number;
  readonly positions: number[];
  /** The best weather with daylight. Null if no place has daylight; all are then ordered by drive. */
  readonly best: number | null;
  /** Equal to the best, in no order, and their lowest and highest score. */
  readonly band: { readonly positions: readonly number[]; readonly lowest: number; readonly highest: number };
  /** No place has daylight left, and at least one has a forecast. */
  readonly isDayOver: boolean;
  /** At any place with daylight; Infinity if unknown for one of them. */
  readonly mostSunshineHours: () => number;
}

type TakeFirst = (positions: readonly number[], count: number) => number[];
type Group = readonly [positions: readonly number[], takeFirst: TakeFirst];

/** Each place in the quarter-hour of the arrival. */
interface Arrivals {
  /** This and the next two are by position, valid if the place has a score. */
  readonly scores: Float32Array;
  readonly sunshine: (position: number) => number;
  readonly chanceOfRain: (position: number) => number;
  /** Positions within the drive, by standing. */
  readonly byStanding: readonly number[][];
  readonly total: number;
}

/** Every search runs this for every place, so it makes no objects and reads as little as possible. */
function arrivalsOf(
  visits: VisitScores,
  minutes: Float32Array,
  { limitMinutes, leavesAt, filter }: RankingWish,
): Arrivals {
  const count = minutes.length;
  const scores = new Float32Array(count);
  const byStanding: number[][] = Object.values(STANDINGS).map(() => []);
  const quarterOf = (drive: number) => arrivalQuarter(leavesAt, drive);
  const pages = Array.from({ length: quarterOf(limitMinutes) + 1 }, (_, quarter) =>
    quarter < quarterOf(0) ? null : visits.page(quarter),
  );
  let total = 0;
  for (let position = 0; position < count; position += 1) {
    const drive = minutes[position] as number;
    if (!isWithinDrive(drive, limitMinutes) || (filter && !isWanted(filter, position))) continue;
    total += 1;
    const quarter = quarterOf(drive);
    const page = pages[quarter] as ScorePage;
    const standing = page.standings[position] || visits.standing(page, quarter, position);
    (byStanding[standing] as number[]).push(position);
    scores[position] = page.scores[position] as number;
  }
  const pageOf = (position: number) => pages[quarterOf(minutes[position] as number)] as ScorePage;
  return {
    scores,
    byStanding,
    total,
    sunshine: (position) => pageOf(position).sunshine[position] as number,
    chanceOfRain: (position) => pageOf(position).chancesOfRain[position] as number,
  };
}

/**
 * Daylight comes first, in the wished order; then the nearly dark by score (in "near" by drive), the dark,
 * and those without a forecast, both by drive. In "best", the band is by suitability and drive; a place whose
 * namesake is shut comes after its equals, and one where all is shut is never of the band. Equal scores are
 * decided by sunshine, chance of rain, drive; equal drives by sum, then name. `minutes` is by position, of several
 * starts the longest drive, Infinity out of reach.
 */
export function rankVisits(
  visits: VisitScores,
  minutes: Float32Array,
  nameRanks: Uint32Array,
  wish: RankingWish,
): RankedPage {
  const arrivals = arrivalsOf(visits, minutes, wish);
  const { scores, byStanding, total } = arrivals;
  const orders = ordersOf(arrivals, minutes, nameRanks, wish);
  const { takeByWeather, takeByDrive, takeFromBand } = orders;
  const [, light = [], nearlyDark = [], dark = [], noForecast = []] = byStanding;
  const [best = null] = takeByWeather(light, 1);
  const isOpen = (position: number) => wish.closures?.[position] !== CLOSURES.all;
  const [bestOpen = best] = takeByWeather(light.filter(isOpen), 1);
  const least = bestOpen === null ? Infinity : (scores[bestOpen] as number) - wish.bandPoints;
  const isInBand = (position: number) => (scores[position] as number) >= least && isOpen(position);
  const band = light.filter(isInBand);
  const brightest: Record<ResultOrder, Group[]> = {
    best: [
      [band, takeFromBand],
      [light.filter((position) => !isInBand(position)), takeByWeather],
    ],
    score: [[light, takeByWeather]],
    near: [[light, takeByDrive]],
  };
  const dim: Group[] =
    best === null
      ? [[[...nearlyDark, ...dark], takeByDrive]]
      : [
          [nearlyDark, wish.order === "near" ? takeByDrive : takeByWeather],
          [dark, takeByDrive],
        ];
  const groups: Group[] = [...brightest[wish.order], ...dim, [noForecast, takeByDrive]];
  const count = Math.min(wish.offset + wish.limit, total);
  const found: number[] = [];
  for (const [positions, takeFirst] of groups) {
    for (const position of takeFirst(positions, count - found.length)) found.push(position);
  }
  return {
    total,
    mostSunshineHours: () =>
      light.reduce((most, position) => {
        const hours = arrivals.sunshine(position);
        return Math.max(most, hours < 0 ? Infinity : hours);
      }, 0),
    positions: found.slice(wish.offset, count),
    best,
    band: { positions: band, lowest: lowestOf(band, scores), highest: scores[bestOpen ?? -1] ?? NaN },
    isDayOver: isDayOver(
      { withoutEnoughLight: nearlyDark.length + dark.length, unknown: noForecast.length },
      total,
    ),
  };
}

const lowestOf = (positions: readonly number[], scores: Float32Array): number =>
  positions.reduce((lowest, position) => Math.min(lowest, scores[position] as number), Infinity);

interface OrderedValues {
  readonly score: (position: number) => number;
  readonly sunshine: (position: number) => number;
  readonly chanceOfRain: (position: number) => number;
  readonly minutes: ArrayLike<number>;
  readonly sums?: ArrayLike<number> | undefined;
  readonly nameRanks: Uint32Array;
}

function weatherOrder(values: OrderedValues): Compare {
  const { score, sunshine, chanceOfRain } = values;
  const byDrive = driveOrder(values);
  return (a, b) =>
    score(b) - score(a) || sunshine(b) - sunshine(a) || chanceOfRain(a) - chanceOfRain(b) || byDrive(a, b);
}

/** The shorter first, then by the sum of all drives, then by name. */
const driveOrder =
  ({ minutes, sums, nameRanks }: Pick<OrderedValues, "minutes" | "sums" | "nameRanks">): Compare =>
  (a, b) =>
    (minutes[a] as number) - (minutes[b] as number) ||
    (sums ? (sums[a] as number) - (sums[b] as number) : 0) ||
    (nameRanks[a] as number) - (nameRanks[b] as number);

function ordersOf(
  arrivals: Arrivals,
  minutes: Float32Array,
  nameRanks: Uint32Array,
  { filter, closures, sums }: RankingWish,
) {
  const { scores, sunshine, chanceOfRain } = arrivals;
  const score = (position: number) => scores[position] as number;
  const byDrive = driveOrder({ minutes, sums, nameRanks });
  const byWeather = weatherOrder({ score, sunshine, chanceOfRain, minutes, sums, nameRanks });
  const takeByDrive: TakeFirst = (positions, count) => firstInOrder(positions, count, byDrive);
  const takeByWeather: TakeFirst = (positions, count) =>
    firstInOrder(reachingTheFirst(positions, count, scores), count, byWeather);
  const suitability = filter?.suitability;
  const suits = (position: number) => suitability?.[position] ?? 0;
  const closureAt = (position: number) => closures?.[position] ?? CLOSURES.none;
  const bySuitability: Compare = (a, b) =>
    suits(b) - suits(a) || closureAt(a) - closureAt(b) || byDrive(a, b);
  const takeFromBand: TakeFirst = (positions, count) => firstInOrder(positions, count, bySuitability);
  return { takeByDrive, takeByWeather, takeFromBand };
}

/** Those whose points, rounded down, are at least those at rank `count`: few are left to sort. */
function reachingTheFirst(
  positions: readonly number[],
  count: number,
  scores: Float32Array,
): readonly number[] {
  if (count <= 0 || count >= positions.length) return positions;
  const pointsOf = (position: number) => Math.floor(clampScore(scores[position] as number));
  const placesByPoints = new Uint32Array(MOST_POINTS + 1);
  for (const position of positions) {
    const points = pointsOf(position);
    placesByPoints[points] = (placesByPoints[points] as number) + 1;
  }
  let points = MOST_POINTS;
  let reached = placesByPoints[points] as number;
  while (reached < count) reached += placesByPoints[(points -= 1)] as number;
  // Scores below zero have zero points too.
  return points === 0 ? positions : positions.filter((position) => (scores[position] as number) >= points);
}

/** Code units, since engines differ in the rules of their locales. */
const compareNames = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Ignoring case. No two places have the same rank. */
export function nameRanksOf(places: readonly { readonly name: string }[]): Uint32Array {
  const names = places.map(({ name }) => name.toLowerCase());
  const order = names
    .map((_, position) => position)
    .sort((a, b) => compareNames(names[a] as string, names[b] as string) || a - b);
  const ranks = new Uint32Array(names.length);
  order.forEach((position, index) => {
    ranks[position] = index;
  });
  return ranks;
}
