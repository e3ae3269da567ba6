import { readBarriers } from "./crossings";
import { hierarchyOf } from "./hierarchy";
import { mendedNetwork } from "./mended-network";
import { packRoads } from "./pack";

/** Builds roads.bin from data/roads (README.md there). The hierarchy takes by far the longest: some 30 seconds. */
export function buildRoads(dataFolder: string): Uint8Array {
  const network = mendedNetwork(`${dataFolder}/roads`);
  return packRoads(
    network,
    hierarchyOf(network),
    readBarriers(`${dataFolder}/roads/barriers.csv`).map(({ points }) => points),
  );
}
