import { packLabels, unpackLabels } from "#app/adapters/cache/snapshot-parts";
import { sealSnapshot } from "#app/adapters/cache/sealed-snapshot";
import { decodeSnapshot, encodeSnapshot } from "#app/adapters/cache/snapshot-codec";
import type { DestinationDetails } from "#app/domain/catalogue/destination";
import { labelsOf } from "#app/domain/roads/hub-labels";
import { readRoadGraph } from "#app/domain/roads/road-graph";
import { cpuMsOf, geodata } from "./own-cpu";
import { type Row, atMost, median } from "./report";
import { syntheticSnapshot } from "./synthetic-snapshot";

const PLACES = 2_000;
const ROUNDS = 9;

/** Row 14: the size of a published snapshot of 2,000 places with hours and labels, and the time an isolate needs to read it. */
export async function measureSnapshot(details: DestinationDetails): Promise<Row[]> {
  const sealed = sealSnapshot(await syntheticSnapshot(PLACES, details, Date.now()));
  const labels = await packLabels(labelsOf(readRoadGraph(geodata("roads")), sealed.places));
  const bytes = await encodeSnapshot(sealed, Date.now(), { labels });
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(
      await cpuMsOf(async () => {
        const stored = await decodeSnapshot(bytes);
        if (stored.labels) await unpackLabels(stored.labels);
      }),
    );
  }
  return [
    atMost("14", `snapshot of ${PLACES} places with hours and labels`, bytes.length / 1_000_000, 4, "MB"),
    atMost("14", "the same: CPU of reading it", median(rounds), 50, "ms"),
  ];
}
