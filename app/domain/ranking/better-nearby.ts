import { type VisitScores, arrivalAt } from "./visit-scores";

/** The longest drive from a place to one that may replace it. */
export const NEARBY_MINUTES = 45;
const MOST_SHOWN = 3;
/** A place is better only if its score is more than this many points higher. */
const TOO_CLOSE_POINTS = 3;

/** A place with better weather than another. Its score is a whole number, as pages show it. */
export interface BetterPlace {
  readonly position: number;
  readonly score: number;
  /** The drive to it from the other place, in whole minutes. */
  readonly driveMinutes: number;
}

interface Surroundings {
  /** The minutes by road from the place to each other place, by position. */
  readonly minutesFromPlace: ArrayLike<number>;
  /**
   * Returns the quarter-hour of the arrival at a place, counted from midnight; null if the visitor cannot or
   * would not go there.
   */
  readonly quarterOfArrival: (position: number) => number | null;
  readonly nameRanks: ArrayLike<number>;
}

/**
 * Returns at most three places within 45 minutes' drive of a place that have better weather for a visit on
 * the same day: there is at least as much light on arrival, and the score is more than three points higher.
 * The best comes first; equal ones are ordered by drive, then by name. Empty if none is better, or if the place
 * itself has no score.
 */
export function betterNearby(visits: VisitScores, position: number, around: Surroundings): BetterPlace[] {
  const own = roundedArrival(visits, position, around);
  if (own === null) return [];
  const found: BetterPlace[] = [];
  for (let other = 0; other < around.minutesFromPlace.length; other += 1) {
    const driveMinutes = Math.round(around.minutesFromPlace[other] as number);
    if (other === position || !(driveMinutes <= NEARBY_MINUTES)) continue;
    const there = roundedArrival(visits, other, around);
    const isBetter =
      there !== null && there.standing <= own.standing && there.score - own.score > TOO_CLOSE_POINTS;
    if (isBetter) found.push({ position: other, score: there.score, driveMinutes });
  }
  const rank = ({ position: at }: BetterPlace) => around.nameRanks[at] as number;
  return found
    .sort((a, b) => b.score - a.score || a.driveMinutes - b.driveMinutes || rank(a) - rank(b))
    .slice(0, MOST_SHOWN);
}

/** Returns the standing and the score of a place when the visitor arrives; null if it has no score. */
function roundedArrival(visits: VisitScores, position: number, { quarterOfArrival }: Surroundings) {
  const quarter = quarterOfArrival(position);
  if (quarter === null) return null;
  const { standing, score } = arrivalAt(visits, quarter, position);
  return score === null ? null : { standing, score: Math.round(score) };
}
