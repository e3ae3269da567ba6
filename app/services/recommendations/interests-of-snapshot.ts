import type { DestinationDetails } from "#app/domain/catalogue/destination";
import { PREFERENCE_FLAGS } from "#app/domain/accounts/preferences";
import type { ThingToDo } from "#app/domain/recommendations/points";
import type { Snapshot } from "../ports";

export interface InterestsOfSnapshot {
  /** What each place's things to do are good for, by position; read once and then kept beside the snapshot. */
  of(snapshot: Snapshot): readonly (readonly ThingToDo[])[];
}

/** Keeps what was read of the snapshots in use, since reading every place's lists is what it costs. */
export function createInterestsOfSnapshot(): InterestsOfSnapshot {
  const bySnapshot = new WeakMap<Snapshot, readonly (readonly ThingToDo[])[]>();
  return {
    of(snapshot) {
      const kept = bySnapshot.get(snapshot);
      if (kept) return kept;
      const read = snapshot.detailsJson.map(thingsToDoOf);
      bySnapshot.set(snapshot, read);
      return read;
    },
  };
}

/** Those that are good for nothing in particular answer no interest, and are left out. */
function thingsToDoOf(detailsJson: string): ThingToDo[] {
  const { activities } = JSON.parse(detailsJson) as DestinationDetails;
  return activities
    .map((activity) => ({ name: activity.name, flags: PREFERENCE_FLAGS.filter((flag) => activity[flag]) }))
    .filter(({ flags }) => flags.length > 0);
}
