import { inThousandths } from "./holiday-climate-index";
import { CLOSURES } from "#app/domain/catalogue/closure";
import { type PlaceFilter, isWanted } from "#app/domain/filters/place-filter";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import type { ClockMinutes } from "#app/domain/calendar/clock";
import { arrivalQuarter, isDayOver } from "./visit";
import type { Arrival, Standing, VisitScores } from "./visit-scores";

export const RESULT_ORDERS = ["best", "score", "near"] as const;
/** `best`: first the band, by needs and drive, the rest by score. `score`, `near`: all by score, drive. */
export type ResultOrder = (typeof RESULT_ORDERS)[number];

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
}

/** `total` is the number of wanted places within the drive. */
export interface RankedVisits {
  readonly total: number;
  readonly inOrder: () => Iterable<number>;
  /** As of a day in `bestOfDays`. Null if no place has daylight; all are then ordered by drive. */
  readonly best: number | null;
  /** Equal to the best, in no order, and their lowest and highest score. */
  readonly band: { readonly positions: readonly number[]; readonly lowest: number; readonly highest: number };
  /** No place has daylight left, and at least one has a forecast. */
  readonly isDayOver: boolean;
  /** At any place with daylight; Infinity if unknown for one of them. */
  readonly mostSunshineHours: () => number;
}

type Compare = (position: number, other: number) => number;

/** Of the wanted places within the drive: their arrivals, and their positions by standing. */
function candidatesOf(
  visits: VisitScores,
  minutes: Float32Array,
  { limitMinutes, leavesAt, filter }: RankingWish,
) {
  const arrivals = new Array<Arrival>(minutes.length);
  const found: Record<Standing, number[]> = { daylight: [], "nearly-dark": [], dark: [], "no-forecast": [] };
  for (let position = 0; position < minutes.length; position += 1) {
    const drive = minutes[position] as number;
    if (!isWithinDrive(drive, limitMinutes) || (filter && !isWanted(filter, position))) continue;
    const arrival = visits.arrival(arrivalQuarter(leavesAt, drive), position);
    arrivals[position] = arrival;
    found[arrival.standing].push(position);
  }
  return { arrivalAt: (position: number) => arrivals[position] as Arrival, found };
}

function ordersOf(
  arrivalAt: (position: number) => Arrival,
  minutes: Float32Array,
  nameRanks: Uint32Array,
  { filter, closures, sums }: RankingWish,
) {
  const difference = (values: ArrayLike<number> | undefined, a: number, b: number) =>
    values ? (values[a] as number) - (values[b] as number) : 0;
  const byDrive: Compare = (a, b) =>
    difference(minutes, a, b) || difference(sums, a, b) || difference(nameRanks, a, b);
  const byWeather: Compare = (a, b) => {
    const [one, other] = [arrivalAt(a), arrivalAt(b)];
    return (
      other.points - one.points ||
      (other.sunshineHours ?? -1) - (one.sunshineHours ?? -1) ||
      (one.chanceOfRainPct ?? CHANCE_NOT_KNOWN) - (other.chanceOfRainPct ?? CHANCE_NOT_KNOWN) ||
      byDrive(a, b)
    );
  };
  const bySuitability: Compare = (a, b) =>
    difference(filter?.suitability, b, a) || difference(closures, a, b) || byDrive(a, b);
  return { byDrive, byWeather, bySuitability };
}

/** Higher than any chance, so that it ranks last among places with equal weather. */
const CHANCE_NOT_KNOWN = 101;

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
): RankedVisits {
  const { arrivalAt, found } = candidatesOf(visits, minutes, wish);
  const { daylight: light, "nearly-dark": nearlyDark, dark, "no-forecast": noForecast } = found;
  const { byDrive, byWeather, bySuitability } = ordersOf(arrivalAt, minutes, nameRanks, wish);
  const isOpen = (position: number) => wish.closures?.[position] !== CLOSURES.all;
  const highest = firstBy(light, byWeather);
  const best =
    highest !== null && isOpen(highest) ? highest : (firstBy(light.filter(isOpen), byWeather) ?? highest);
  const most = best === null ? NaN : arrivalAt(best).points;
  const least = inThousandths(most - wish.bandPoints);
  const isInBand = (position: number) => arrivalAt(position).points >= least && isOpen(position);
  const band = light.filter(isInBand);
  const bySort = wish.order === "near" ? byDrive : byWeather;
  function* inOrder() {
    if (wish.order === "best") {
      yield* band.toSorted(bySuitability);
      yield* light.filter((each) => !isInBand(each)).toSorted(byWeather);
    } else yield* light.toSorted(bySort);
    if (best === null) yield* [...nearlyDark, ...dark].toSorted(byDrive);
    else {
      yield* nearlyDark.toSorted(bySort);
      yield* dark.toSorted(byDrive);
    }
    yield* noForecast.toSorted(byDrive);
  }
  const counts = { withoutEnoughLight: nearlyDark.length + dark.length, unknown: noForecast.length };
  const total = light.length + counts.withoutEnoughLight + counts.unknown;
  return {
    total,
    inOrder,
    best,
    band: {
      positions: band,
      lowest: Math.min(...band.map((position) => arrivalAt(position).points)),
      highest: most,
    },
    isDayOver: isDayOver(counts, total),
    mostSunshineHours: () =>
      Math.max(0, ...light.map((position) => arrivalAt(position).sunshineHours ?? Infinity)),
  };
}

const firstBy = (positions: readonly number[], order: Compare): number | null =>
  positions.length > 0 ? positions.reduce((first, each) => (order(first, each) <= 0 ? first : each)) : null;

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
