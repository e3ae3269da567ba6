import type { DestinationDetails } from "#app/domain/catalogue";
import { PREFERENCE_FLAGS } from "#app/domain/preferences";
import type { Candidate } from "#app/domain/recommendation";
import type { Snapshot } from "../ports";

type Interests = Candidate["interests"];

export interface InterestsOfSnapshot {
  /** How many things to do carry each flag, by position; counted once and then kept beside the snapshot. */
  of(snapshot: Snapshot): readonly Interests[];
}

/** Keeps the counts of the snapshots in use, since reading every place's lists is what they cost. */
export function createInterestsOfSnapshot(): InterestsOfSnapshot {
  const bySnapshot = new WeakMap<Snapshot, readonly Interests[]>();
  return {
    of(snapshot) {
      const kept = bySnapshot.get(snapshot);
      if (kept) return kept;
      const counted = snapshot.detailsJson.map(countInterests);
      bySnapshot.set(snapshot, counted);
      return counted;
    },
  };
}

function countInterests(detailsJson: string): Interests {
  const { activities } = JSON.parse(detailsJson) as DestinationDetails;
  return Object.fromEntries(
    PREFERENCE_FLAGS.map((flag) => [flag, activities.filter((activity) => activity[flag]).length]),
  );
}
