import { inThousandths } from "./holiday-climate-index";
import { CLOSURES } from "#app/domain/catalogue/closure";
import { type PlaceFilter, isWanted } from "#app/domain/filters/place-filter";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import type { ClockMinutes } from "#app/domain/calendar/clock";
import { arrivalQuarter, isDayOver } from "./visit";
import { type Arrival, STANDINGS, type VisitScores } from "./visit-scores";

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
  readonly offset: number;
  readonly limit: number;
}

/** `total` is the number of wanted places within the drive. */
export interface RankedPage {
  readonly total: number;
  readonly positions: number[];
  /** As of a day in `bestOfDays`. Null if no place has daylight; all are then ordered by drive. */
  readonly best: number | null;
  /** Equal to the best, in no order, and their lowest and highest score. */
  readonly band: { readonly positions: readonly number[]; readonly lowest: number; readonly highest: number };
  /** No place has daylight left, and at least one has a forecast. */
  readonly isDayOver: boolean;
  /** At any place with daylight; Infinity if unknown for one of them. */
  readonly mostSunshineHours: number;
}

interface Candidate {
  readonly position: number;
  readonly drive: number;
  readonly arrival: Arrival;
}
type Compare = (a: Candidate, b: Candidate) => number;

function candidatesOf(
  visits: VisitScores,
  minutes: Float32Array,
  { limitMinutes, leavesAt, filter }: RankingWish,
): Candidate[] {
  const candidates: Candidate[] = [];
  for (let position = 0; position < minutes.length; position += 1) {
    const drive = minutes[position] as number;
    if (!isWithinDrive(drive, limitMinutes) || (filter && !isWanted(filter, position))) continue;
    const arrival = visits.arrival(arrivalQuarter(leavesAt, drive), position);
    candidates.push({ position, drive, arrival });
  }
  return candidates;
}

function ordersOf(nameRanks: Uint32Array, { filter, closures, sums }: RankingWish) {
  const at = (values: ArrayLike<number> | undefined, { position }: Candidate) => values?.[position] ?? 0;
  const byDrive: Compare = (a, b) =>
    a.drive - b.drive || at(sums, a) - at(sums, b) || at(nameRanks, a) - at(nameRanks, b);
  const byWeather: Compare = (a, b) =>
    b.arrival.points - a.arrival.points ||
    (b.arrival.sunshineHours ?? -1) - (a.arrival.sunshineHours ?? -1) ||
    (a.arrival.chanceOfRainPct ?? CHANCE_NOT_KNOWN) - (b.arrival.chanceOfRainPct ?? CHANCE_NOT_KNOWN) ||
    byDrive(a, b);
  const bySuitability: Compare = (a, b) =>
    at(filter?.suitability, b) - at(filter?.suitability, a) ||
    at(closures, a) - at(closures, b) ||
    byDrive(a, b);
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
): RankedPage {
  const candidates = candidatesOf(visits, minutes, wish);
  const { byDrive, byWeather, bySuitability } = ordersOf(nameRanks, wish);
  const [light, nearlyDark, dark, noForecast] = STANDINGS.map((standing) =>
    candidates.filter((each) => each.arrival.standing === standing),
  ) as [Candidate[], Candidate[], Candidate[], Candidate[]];
  const isOpen = ({ position }: Candidate) => wish.closures?.[position] !== CLOSURES.all;
  const highest = firstBy(light, byWeather);
  const best = highest && isOpen(highest) ? highest : (firstBy(light.filter(isOpen), byWeather) ?? highest);
  const least = best ? inThousandths(best.arrival.points - wish.bandPoints) : Infinity;
  const isInBand = (each: Candidate) => each.arrival.points >= least && isOpen(each);
  const band = light.filter(isInBand);
  const brightest: Record<ResultOrder, Group[]> = {
    best: [
      [band, bySuitability],
      [light.filter((each) => !isInBand(each)), byWeather],
    ],
    score: [[light, byWeather]],
    near: [[light, byDrive]],
  };
  const dim: Group[] = best
    ? [
        [nearlyDark, wish.order === "near" ? byDrive : byWeather],
        [dark, byDrive],
      ]
    : [[[...nearlyDark, ...dark], byDrive]];
  const end = wish.offset + wish.limit;
  const found: Candidate[] = [];
  for (const [places, order] of [...brightest[wish.order], ...dim, [noForecast, byDrive] as const])
    if (found.length < end) found.push(...places.toSorted(order));
  const counts = { withoutEnoughLight: nearlyDark.length + dark.length, unknown: noForecast.length };
  return {
    total: candidates.length,
    positions: found.slice(wish.offset, end).map(({ position }) => position),
    best: best?.position ?? null,
    band: {
      positions: band.map(({ position }) => position),
      lowest: Math.min(...band.map(({ arrival }) => arrival.points)),
      highest: best?.arrival.points ?? NaN,
    },
    isDayOver: isDayOver(counts, candidates.length),
    mostSunshineHours: Math.max(0, ...light.map(({ arrival }) => arrival.sunshineHours ?? Infinity)),
  };
}

type Group = readonly [places: readonly Candidate[], order: Compare];

const firstBy = (places: readonly Candidate[], order: Compare): Candidate | null =>
  places.reduce<Candidate | null>((first, each) => (first && order(first, each) <= 0 ? first : each), null);

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
