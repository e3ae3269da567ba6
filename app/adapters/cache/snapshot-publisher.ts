import { areSamePoints } from "#app/domain/geo/geo";
import type { PublishedMasks } from "#app/domain/filters/published-masks";
import type { PublishedTides } from "#app/domain/tides/published-tides";
import { labelsOf } from "#app/domain/roads/hub-labels";
import type { RoadGraph } from "#app/domain/roads/road-graph";
import type { Clock } from "#app/services/ports";
import type { SnapshotContent, SnapshotPublisher } from "#app/services/weather/ports";
import type { KeyValueStore } from "./key-value-store";
import { sealSnapshot, type SealedSnapshot } from "./sealed-snapshot";
import { packDetails } from "./details-codec";
import { packLabels, packMasks, type PackedLabels } from "./snapshot-parts";
import { encodeSnapshot, SNAPSHOT_KEY, type StoredSnapshot } from "./snapshot-codec";
import { readStored } from "./snapshot-reader";

const SECONDS_PER_DAY = 86_400;
const DETAILS_TTL_SECONDS = 30 * SECONDS_PER_DAY;
/** Well below the details' time to live, so that those in use never expire as long as the site publishes. */
const DETAILS_RENEWAL_MS = 10 * SECONDS_PER_DAY * 1000;

interface SnapshotPublisherDeps {
  readonly kv: KeyValueStore;
  readonly clock: Clock;
  readonly graph: () => RoadGraph;
  readonly masksOf: (content: SnapshotContent) => PublishedMasks;
  readonly tidesOf: (content: SnapshotContent) => Promise<PublishedTides>;
}

/** Writes the details first, under a name made from their content: no snapshot is without its details. */
export function createSnapshotPublisher(deps: SnapshotPublisherDeps): SnapshotPublisher {
  return {
    async publish(gather, when) {
      const content = await gather();
      const snapshot = sealSnapshot(content);
      const published = await readStored(deps.kv);
      const keepsDetails =
        published?.detailsKey === snapshot.detailsKey &&
        deps.clock() - published.detailsWrittenAt < DETAILS_RENEWAL_MS;
      const isSame = published?.version === snapshot.version && keepsDetails;
      if (isSame && when === "if-different") return;
      if (!keepsDetails) {
        const packed = packDetails(content.detailsJson);
        await deps.kv.put(snapshot.detailsKey, packed, { expirationTtl: DETAILS_TTL_SECONDS });
      }
      const writtenAt = keepsDetails ? published.detailsWrittenAt : deps.clock();
      const prepared = {
        labels: await labelsFor(snapshot, published, deps.graph()),
        masks: await packMasks(deps.masksOf(content)),
        tides: await deps.tidesOf(content),
      };
      await deps.kv.put(SNAPSHOT_KEY, await encodeSnapshot(snapshot, writtenAt, prepared));
    },
  };
}

async function labelsFor(
  { places }: SealedSnapshot,
  published: StoredSnapshot | null,
  graph: RoadGraph,
): Promise<PackedLabels> {
  const former = published?.labels;
  if (former?.graphKey === graph.key && areSamePoints(published?.places ?? [], places)) return former;
  return packLabels(labelsOf(graph, places));
}
