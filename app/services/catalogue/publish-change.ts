import type { Author } from "#app/domain/catalogue/audit";
import type { Log } from "#app/services/ports";
import { type RefreshOnePlaceDeps, refreshOnePlace } from "#app/services/weather/refresh-one-place";
import type { ForecastStore } from "#app/services/weather/ports";
import { type PublishSnapshotDeps, publishSnapshot } from "#app/services/weather/publish-snapshot";

/** The administrator who changes the catalogue, and how to keep work going after the answer. */
export interface Curator {
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

export interface PublishNewPlaceDeps
  extends Omit<PublishChangeDeps, "forecasts">, Omit<RefreshOnePlaceDeps, "forecasts"> {
  readonly forecasts: Pick<ForecastStore, "all" | "upsertNewer">;
}

/**
 * Brings a new place to the public at once, and then its weather, which it would otherwise wait for until the
 * next full hour. Never throws: without an answer of the weather service the next refresh makes up for it.
 */
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
