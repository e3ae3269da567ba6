import { STANDINGS, type VisitScores, shownScore } from "./visit-scores";

export const NEARBY_MINUTES = 45;
const MOST_SHOWN = 3;
/** A place is better only if its score is more than this many points higher. */
const TOO_CLOSE_POINTS = 3;

/** Its score is a whole number, as pages show it. */
interface BetterPlace {
  readonly position: number;
  readonly score: number;
  /** From the other place, in whole minutes. */
  readonly driveMinutes: number;
}

interface Surroundings {
  /** By road to each other place, by position. */
  readonly minutesFromPlace: ArrayLike<number>;
  /** From midnight; null if the visitor cannot or would not go there. */
  readonly quarterOfArrival: (position: number) => number | null;
  readonly nameRanks: ArrayLike<number>;
}

/** At most three, the best first: as much light on arrival, more than three points higher. */
export function betterNearby(visits: VisitScores, position: number, around: Surroundings): BetterPlace[] {
  const own = roundedArrival(visits, position, around);
  if (own === null) return [];
  const found: BetterPlace[] = [];
  for (let other = 0; other < around.minutesFromPlace.length; other += 1) {
    const driveMinutes = Math.round(around.minutesFromPlace[other] as number);
    if (other === position || !(driveMinutes <= NEARBY_MINUTES)) continue;
    const there = roundedArrival(visits, other, around);
    const isBetter = there !== null && there.rank <= own.rank && there.score - own.score > TOO_CLOSE_POINTS;
    if (isBetter) found.push({ position: other, score: there.score, driveMinutes });
  }
  const rank = ({ position: at }: BetterPlace) => around.nameRanks[at] as number;
  return found
    .sort((a, b) => b.score - a.score || a.driveMinutes - b.driveMinutes || rank(a) - rank(b))
    .slice(0, MOST_SHOWN);
}

function roundedArrival(visits: VisitScores, position: number, { quarterOfArrival }: Surroundings) {
  const quarter = quarterOfArrival(position);
  if (quarter === null) return null;
  const arrival = visits.arrival(quarter, position);
  const score = shownScore(arrival);
  return score === null ? null : { rank: STANDINGS.indexOf(arrival.standing), score };
}
