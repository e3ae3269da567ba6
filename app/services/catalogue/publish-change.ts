import type { Author } from "#app/domain/audit";
import type { Log } from "../log";
import { type PublishSnapshotDeps, publishSnapshot } from "../weather/publish-snapshot";

/** Who changes the catalogue, and how work goes on after the answer. */
export interface Editor {
  readonly author: Author;
  readonly afterAnswer: (work: Promise<unknown>) => void;
}

export interface PublishChangeDeps extends PublishSnapshotDeps {
  readonly log: Log;
}

/**
 * Brings a change to the public. Never throws: the change itself is made, and the next refresh publishes what
 * this could not.
 */
export async function publishChange(deps: PublishChangeDeps): Promise<void> {
  try {
    await publishSnapshot(deps, "if-different");
  } catch (error) {
    deps.log.error("catalogue.not-published", error);
  }
}
