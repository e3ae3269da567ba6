import { type VisitScores, arrivalAt } from "./visit-scores";

/** The longest drive from a place to one that may replace it. */
export const NEARBY_MINUTES = 45;
const MOST_SHOWN = 3;
/** A place is better if it is ahead by more points than this. */
const TOO_CLOSE_POINTS = 3;

/** A place with better weather than another; its score is a whole number, as displayed. */
export interface BetterPlace {
  readonly position: number;
  readonly score: number;
  /** Whole minutes by road from the other place. */
  readonly driveMinutes: number;
}

interface Surroundings {
  /** Minutes by road from the place itself, by position. */
  readonly minutesFromPlace: ArrayLike<number>;
  /** Returns the quarter of an hour, counted from midnight, of arriving there; null if the visitor cannot or would not go. */
  readonly quarterOfArrival: (position: number) => number | null;
  /** The places' ranks by name. */
  readonly nameRanks: ArrayLike<number>;
}

/**
 * Returns at most three places within 45 minutes' drive of a place that have better weather for a visit on
 * the same day: at least as light on arrival, and more than three points ahead. Best first; equal ones by drive, then
 * name. Empty if none is better, or if the place itself has no score.
 */
export function betterNearby(visits: VisitScores, position: number, around: Surroundings): BetterPlace[] {
  const own = seen(visits, position, around);
  if (own === null) return [];
  const found: BetterPlace[] = [];
  for (let other = 0; other < around.minutesFromPlace.length; other += 1) {
    const driveMinutes = Math.round(around.minutesFromPlace[other] as number);
    if (other === position || !(driveMinutes <= NEARBY_MINUTES)) continue;
    const there = seen(visits, other, around);
    const isBetter =
      there !== null && there.standing <= own.standing && there.score - own.score > TOO_CLOSE_POINTS;
    if (isBetter) found.push({ position: other, score: there.score, driveMinutes });
  }
  const rank = ({ position: at }: BetterPlace) => around.nameRanks[at] as number;
  return found
    .sort((a, b) => b.score - a.score || a.driveMinutes - b.driveMinutes || rank(a) - rank(b))
    .slice(0, MOST_SHOWN);
}

/** Returns the place's standing and score at the visitor's arrival; null if it is dark or has no score. */
function seen(visits: VisitScores, position: number, { quarterOfArrival }: Surroundings) {
  const quarter = quarterOfArrival(position);
  if (quarter === null) return null;
  const { standing, score } = arrivalAt(visits, quarter, position);
  return score === null ? null : { standing, score: Math.round(score) };
}
