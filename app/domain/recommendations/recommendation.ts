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

/** For each place of the same kind or region that is already in the list. */
const SAME_KIND_AGAIN = 5;
const SAME_REGION_AGAIN = 2;

interface Weighed {
  readonly candidate: Candidate;
  readonly position: number;
  readonly points: number;
}

function knownPlaces(candidates: readonly Candidate[], { savedIds, openedIds }: Taste): KnownPlaces {
  const byId = new Map(candidates.map(({ place }) => [place.id, place]));
  const placesOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return { savedPlaces: placesOf(savedIds), openedPlaces: placesOf(openedIds) };
}

/** Or around the middle of the country if the start is unknown; else within the longest drive, else all. */
function withinReach(weighed: readonly Weighed[], { driveLimitMinutes: limit }: Taste): readonly Weighed[] {
  const within = (isNear: (candidate: Candidate) => boolean) =>
    weighed.filter(({ candidate }) => isNear(candidate));
  const near = within((place) => (limit === null ? isAroundTheMiddle(place) : isWithin(limit, place)));
  const far = near.length > 0 ? near : within((place) => isWithin(LONGEST_DRIVE_MINUTES, place));
  return far.length > 0 ? far : weighed;
}

/** Then by name and id, so the same input always gives the same list. */
function byPoints(a: Weighed, b: Weighed): number {
  const [first, second] = [a.candidate.place, b.candidate.place];
  return (
    b.points - a.points ||
    (first.name < second.name ? -1 : first.name > second.name ? 1 : first.id - second.id)
  );
}

/** Places like those that are already picked lose points each time. */
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
 * The best first. The weather of the best day weighs most; then interests, likeness, the drive. Saved places
 * rank lower; places under amber or red warnings or cut off by tides are left out.
 */
export function recommend(
  candidates: readonly Candidate[],
  taste: Taste,
  count: number = MAX_RECOMMENDATIONS,
) {
  const known = knownPlaces(candidates, taste);
  const weighed = candidates.flatMap((candidate, position) =>
    candidate.isWarned || candidate.isCutOff
      ? []
      : [{ candidate, position, points: pointsFor(candidate, taste, known) }],
  );
  return pickVaried(withinReach(weighed, taste), count).map(({ candidate, position }) => ({
    position,
    // One to three, the strongest first.
    reasons: reasonsToGo(candidate, taste, known),
  }));
}
