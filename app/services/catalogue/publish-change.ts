import type { Author } from "#app/domain/catalogue/audit";
import type { Log } from "#app/services/ports";
import { type RefreshOnePlaceDeps, refreshOnePlace } from "#app/services/weather/refresh-one-place";
import { type PublishSnapshotDeps, publishSnapshot } from "#app/services/weather/publish-snapshot";

/** `afterAnswer` lets work go on after the response. */
export interface Curator {
  readonly author: Author;
  readonly afterAnswer: (work: Promise<unknown>) => void;
}

export interface PublishChangeDeps extends PublishSnapshotDeps {
  readonly log: Log;
}

/** Never throws: if it fails, the next refresh publishes the change. */
export const publishChange = (deps: PublishChangeDeps): Promise<void> =>
  publishSnapshot(deps, "if-different").catch((error: unknown) =>
    deps.log.error("catalogue.not-published", error),
  );

export type PublishNewPlaceDeps = PublishChangeDeps & RefreshOnePlaceDeps;

/** The place at once, then its weather. Never throws: the next refresh fetches what is missing. */
export async function publishNewPlace(destinationId: number, deps: PublishNewPlaceDeps): Promise<void> {
  await publishChange(deps);
  try {
    const refreshed = await refreshOnePlace({ destinationId }, deps);
    if (refreshed.ok) await publishChange(deps);
    else deps.log.info("weather.new-place-without", { destinationId, reason: refreshed.error });
  } catch (error) {
    deps.log.error("weather.new-place-without", error, { destinationId });
  }
}
