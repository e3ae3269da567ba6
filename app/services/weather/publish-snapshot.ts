import {
  DETAILS_FIELDS,
  type Destination,
  type DestinationDetails,
  PLACE_FIELDS,
  type Place,
} from "#app/domain/catalogue/destination";
import type { Calibration } from "#app/domain/ranking/calibration";
import { type OpenFacts, withOpenFacts } from "#app/domain/catalogue/nearby";
import { type PublishedSea, mergeSea } from "#app/domain/sea/published-sea";
import { publicPart } from "#app/domain/catalogue/field";
import { newestProvider } from "#app/domain/weather/forecast-origin";
import { withoutRareLastDay } from "#app/domain/weather/last-day";
import type { Clock, ForecastOrNull } from "#app/services/ports";
import { publishedDetails } from "./published-details";
import type { ForecastStore, PublishableSource, SnapshotContent, SnapshotPublisher } from "./ports";

interface SnapshotContentDeps {
  readonly destinations: PublishableSource;
  readonly forecasts: Pick<ForecastStore, "all">;
  /** For places without their own. "{place}" stands for the name of the place. */
  readonly fallbacks: DestinationDetails;
  readonly clock: Clock;
  readonly publishedSea?: () => Promise<PublishedSea>;
  readonly calibration?: () => Promise<Calibration | null>;
}

export async function gatherSnapshotContent(deps: SnapshotContentDeps): Promise<SnapshotContent> {
  const [destinations, forecasts, sea, calibration] = await Promise.all([
    deps.destinations.all(),
    deps.forecasts.all(),
    deps.publishedSea?.() ?? [],
    deps.calibration?.() ?? null,
  ]);
  const publishedAt = deps.clock();
  const forecastsByPosition = destinations.map(
    (destination): ForecastOrNull => forecasts.get(destination.id) ?? null,
  );
  return {
    publishedAt,
    provider: newestProvider(forecasts.values()),
    places: destinations.map(publicPlace),
    forecasts: withoutRareLastDay(forecastsByPosition, publishedAt),
    sea: mergeSea(sea, null, publishedAt),
    ...(calibration && { calibration }),
    detailsJson: destinations.map((destination) =>
      JSON.stringify(detailsToPublish(destination, deps.fallbacks)),
    ),
  };
}

export interface PublishSnapshotDeps extends SnapshotContentDeps {
  readonly publisher: SnapshotPublisher;
}

/** Throws if the database or the cache fails; the next refresh then publishes. */
export async function publishSnapshot(
  deps: PublishSnapshotDeps,
  when: "always" | "if-different" = "always",
): Promise<void> {
  await deps.publisher.publish(() => gatherSnapshotContent(deps), when);
}

/** Public lists and facts, with the open data. */
function detailsToPublish(
  destination: Destination & { readonly openFacts?: OpenFacts },
  fallbacks: DestinationDetails,
) {
  const own = publicPart(DETAILS_FIELDS, publishedDetails(destination, fallbacks));
  return withOpenFacts(own as DestinationDetails, destination.openFacts);
}

function publicPlace(destination: Destination): Place {
  const { id, slug } = destination;
  return { id, slug, ...publicPart(PLACE_FIELDS, destination) };
}
