import { firstInOrder } from "./first-in-order";
import type { Compare } from "./first-in-order";
import { clampScore } from "./holiday-climate-index";
import { type PlaceFilter, isWanted } from "../filters/place-filter";
import { isWithinDrive } from "../roads/driving-hours";
import { type ClockMinutes, nearestQuarter } from "../calendar/clock";
import { arrivalTime } from "./visit";
import { STANDINGS, type VisitScores } from "./visit-scores";

export const RESULT_ORDERS = ["best", "near"] as const;
/** `near`: the band of the best by the drive, then the rest, best first. */
export type ResultOrder = (typeof RESULT_ORDERS)[number];

/** Forecasts are not sharp enough to tell places this many points apart. */
const TOO_CLOSE_POINTS = 3;
const NEAREST_SHOWN = 3;

export interface RankingWish {
  readonly limitMinutes: number;
  readonly leavesAt: ClockMinutes;
  /** Which of the places within the drive are wanted; null for all. */
  readonly filter: PlaceFilter | null;
  readonly order: ResultOrder;
  readonly offset: number;
  readonly limit: number;
}

/** One page of a ranking: how many places are within the drive and wanted in all, and the positions asked for. */
export interface RankedPage {
  readonly total: number;
  readonly positions: number[];
  /** The first by weather; null where no place has a score. */
  readonly best: number | null;
  /**
   * The nearest of those that are too close to the best to call, nearest first; empty where that says no more than
   * the list does.
   */
  readonly nearest: number[];
  /** Hours of sun at the sunniest place with daylight; negative where nothing is known of it. */
  readonly mostSunshineHours: number;
}

type Group = readonly [positions: readonly number[], compare: Compare];

/** What the places of one search are ordered by, by position; it holds where the standing is one with a score. */
interface Arrivals {
  readonly scores: Float32Array;
  readonly sunshine: Float32Array;
  readonly chancesOfRain: Uint8Array;
  /** Positions within the drive that are wanted, by their standing. */
  readonly byStanding: readonly number[][];
  readonly total: number;
}

function arrivalsOf(
  visits: VisitScores,
  minutes: ArrayLike<number>,
  { limitMinutes, leavesAt, filter }: RankingWish,
): Arrivals {
  const count = minutes.length;
  const scores = new Float32Array(count);
  const sunshine = new Float32Array(count);
  const chancesOfRain = new Uint8Array(count);
  const byStanding: number[][] = Object.values(STANDINGS).map(() => []);
  let total = 0;
  for (let position = 0; position < count; position += 1) {
    const drive = minutes[position] as number;
    if (!isWithinDrive(drive, limitMinutes) || (filter && !isWanted(filter, position))) continue;
    total += 1;
    const quarter = nearestQuarter(arrivalTime(leavesAt, drive));
    const page = visits.page(quarter);
    (byStanding[visits.standing(page, quarter, position)] as number[]).push(position);
    scores[position] = page.scores[position] as number;
    sunshine[position] = page.sunshine[position] as number;
    chancesOfRain[position] = page.chancesOfRain[position] as number;
  }
  return { scores, sunshine, chancesOfRain, byStanding, total };
}

/**
 * The wanted places within the drive, each by its weather from when one would arrive: those with daylight first, then those
 * that are nearly dark, each best weather first; equal weather by more sunshine, less chance of rain, the shorter
 * drive, the name. Then the dark ones and last those without a forecast, by drive and name. `minutes` goes by
 * position; Infinity is never within. `nameTurns` are the places' ranks by name.
 */
export function rankVisits(
  visits: VisitScores,
  minutes: ArrayLike<number>,
  nameTurns: Uint32Array,
  wish: RankingWish,
): RankedPage {
  const arrivals = arrivalsOf(visits, minutes, wish);
  const { scores, sunshine, chancesOfRain, byStanding, total } = arrivals;
  const byDrive: Compare = (a, b) =>
    (minutes[a] as number) - (minutes[b] as number) || (nameTurns[a] as number) - (nameTurns[b] as number);
  const byWeather: Compare = (a, b) =>
    (scores[b] as number) - (scores[a] as number) ||
    (sunshine[b] as number) - (sunshine[a] as number) ||
    (chancesOfRain[a] as number) - (chancesOfRain[b] as number) ||
    byDrive(a, b);

  const [, light = [], nearlyDark = [], dark = [], noForecast = []] = byStanding;
  const [best = null] = firstInOrder(light.length > 0 ? light : nearlyDark, 1, byWeather);
  const { band, rest } = bandOf(light, scores, best);
  const lit: Group[] =
    wish.order === "near"
      ? [
          [band, byDrive],
          [rest, byWeather],
        ]
      : [[light, byWeather]];
  const inTurn: Group[] = [...lit, [nearlyDark, byWeather], [dark, byDrive], [noForecast, byDrive]];
  const wanted = Math.min(wish.offset + wish.limit, total);
  const found: number[] = [];
  for (const [positions, compare] of inTurn) {
    for (const position of firstInOrder(positions, wanted - found.length, compare)) found.push(position);
  }
  const nearest = band.length > NEAREST_SHOWN ? firstInOrder(band, NEAREST_SHOWN, byDrive) : [];
  return {
    total,
    mostSunshineHours: light.reduce((most, position) => Math.max(most, sunshine[position] as number), -1),
    positions: found.slice(wish.offset, wanted),
    best,
    nearest: nearest[0] === best ? [] : nearest,
  };
}

/** The places that are too close to the best to call, by the whole points that are shown, and the others. */
function bandOf(light: readonly number[], scores: Float32Array, best: number | null) {
  const shown = (position: number) => Math.round(clampScore(scores[position] as number));
  const least = best === null ? Infinity : shown(best) - TOO_CLOSE_POINTS;
  const band: number[] = [];
  const rest: number[] = [];
  for (const position of light) (shown(position) >= least ? band : rest).push(position);
  return { band, rest };
}
