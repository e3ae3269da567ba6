import {
  type Candidate,
  type KnownPlaces,
  type Taste,
  isAroundTheMiddle,
  LONGEST_DRIVE_MINUTES,
  isWithin,
  pointsFor,
} from "./points";
import { reasonsToGo } from "./reasons";

export type { Candidate, Taste } from "./points";

export const MAX_RECOMMENDATIONS = 12;

/** The points that a place loses for each place of the same kind or region that is already in the list. */
const SAME_KIND_AGAIN = 5;
const SAME_REGION_AGAIN = 2;

export interface Recommendation {
  /** The index of the place among the candidates. */
  readonly position: number;
  /** One to three, in plain words, the strongest first. */
  readonly reasons: readonly string[];
}

interface Weighed {
  readonly candidate: Candidate;
  readonly position: number;
  readonly points: number;
}

/**
 * Returns the places that the user saved and those that they opened. Each list is in the order of its ids.
 */
function knownPlaces(candidates: readonly Candidate[], { savedIds, openedIds }: Taste): KnownPlaces {
  const byId = new Map(candidates.map(({ place }) => [place.id, place]));
  const placesOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return { savedPlaces: placesOf(savedIds), openedPlaces: placesOf(openedIds) };
}

/**
 * Returns the places within the user's drive, or around the middle of the country if their start is unknown.
 * If there are none, returns those within the longest drive; if there are none of these either, all places.
 */
function withinReach(weighed: readonly Weighed[], { driveLimitMinutes: limit }: Taste): readonly Weighed[] {
  const within = (isNear: (candidate: Candidate) => boolean) =>
    weighed.filter(({ candidate }) => isNear(candidate));
  const near = within((place) => (limit === null ? isAroundTheMiddle(place) : isWithin(limit, place)));
  const far = near.length > 0 ? near : within((place) => isWithin(LONGEST_DRIVE_MINUTES, place));
  return far.length > 0 ? far : weighed;
}

/**
 * Orders by points, the most first. Equal ones are ordered by name, then by id, so the same input always gives
 * the same list.
 */
function byPoints(a: Weighed, b: Weighed): number {
  const [first, second] = [a.candidate.place, b.candidate.place];
  return (
    b.points - a.points ||
    (first.name < second.name ? -1 : first.name > second.name ? 1 : first.id - second.id)
  );
}

/** Picks the best place again and again. Places like those that are already picked lose points each time. */
function pickVaried(pool: readonly Weighed[], count: number): Weighed[] {
  const left = [...pool].sort(byPoints);
  const picked: Weighed[] = [];
  const repeated = ({ candidate: { place } }: Weighed) =>
    picked.reduce(
      (cost, { candidate: { place: other } }) =>
        cost +
        (other.kind === place.kind ? SAME_KIND_AGAIN : 0) +
        (other.region === place.region ? SAME_REGION_AGAIN : 0),
      0,
    );
  while (picked.length < count && left.length > 0) {
    const worth = left.map((weighed) => weighed.points - repeated(weighed));
    const best = worth.indexOf(Math.max(...worth));
    picked.push(...left.splice(best, 1));
  }
  return picked;
}

/**
 * Returns up to `count` places for one user, the best first, each with its reasons. The weather on a place's
 * best day weighs most; then come interests, likeness to saved or opened places, and the drive. Saved places
 * rank lower. Places under an amber or red warning on that day, and those that the tide cuts off, are left
 * out.
 */
export function recommend(
  candidates: readonly Candidate[],
  taste: Taste,
  count: number = MAX_RECOMMENDATIONS,
): Recommendation[] {
  const known = knownPlaces(candidates, taste);
  const weighed = candidates.flatMap((candidate, position) =>
    candidate.isWarned || candidate.isCutOff
      ? []
      : [{ candidate, position, points: pointsFor(candidate, taste, known) }],
  );
  return pickVaried(withinReach(weighed, taste), count).map(({ candidate, position }) => ({
    position,
    reasons: reasonsToGo(candidate, taste, known),
  }));
}
