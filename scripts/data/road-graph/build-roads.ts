import { readBarriers } from "./crossings";
import { mendedNetwork } from "./mended-network";
import { inFileOrder, packHierarchy, packRoads } from "./pack";

/** Builds roads.bin from data/roads (README.md there). The hierarchy takes by far the longest: some 30 seconds. */
export function buildRoads(dataFolder: string): Uint8Array {
  const network = inFileOrder(mendedNetwork(`${dataFolder}/roads`));
  return packRoads(
    network,
    packHierarchy(network),
    readBarriers(`${dataFolder}/roads/barriers.csv`).map(({ points }) => points),
  );
}
