import { createEmbeddedRoutePlanner } from "#app/adapters/routing/embedded";
import { randomToken } from "#app/adapters/security/unguessable";
import { createAlertFeedStore } from "#app/db/alerts/alert-feed-store";
import { createAlertStore } from "#app/db/alerts/alert-store";
import { createAlertOutbox } from "#app/db/alerts/alert-outbox";
import type { Database } from "#app/db/client";
import type { RoadGraph } from "#app/domain/roads/road-graph";
import { createAlerts } from "#app/services/alerts/alerts";
import { evaluateAlerts } from "#app/services/alerts/evaluate-alerts";
import type { Clock, Geocoder, Log, SnapshotSource } from "#app/services/ports";

interface Given {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** The embedded one: nobody is asked about thousands of districts. */
  readonly geocoder: Geocoder;
  readonly graph: () => RoadGraph;
  readonly snapshots: SnapshotSource;
}

/** A run passes each district once: what it has seen takes no room from what searches remember. */
const REMEMBERED_BYTES = 200_000;

export function composeAlerts({ db, clock, log, geocoder, graph, snapshots }: Given) {
  const roadNetwork = createEmbeddedRoutePlanner(graph, REMEMBERED_BYTES);
  const evaluation = { outbox: createAlertOutbox(db), geocoder, roadNetwork, clock, log };
  return {
    own: createAlerts({
      ...{ alerts: createAlertStore(db), feeds: createAlertFeedStore(db), geocoder, randomToken, clock },
    }),
    /** Looks at all alerts with the forecasts that are published now. */
    tellPeople: async () => evaluateAlerts(await snapshots.current(), evaluation),
  };
}
