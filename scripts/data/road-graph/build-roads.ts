import { Density } from "./density";
import { buildEdges } from "./edges";
import { readRoadInputs } from "./inputs";
import { buildLocalEdges } from "./local-edges";
import { buildNetwork } from "./network";
import { packRoads } from "./pack";
import { pruneEdges } from "./prune";

/** Builds roads.bin by the recipe of data/roads/ALGORITHM.md, whose step numbers the other files name. */
export function buildRoads(dataFolder: string): Uint8Array {
  const inputs = readRoadInputs(`${dataFolder}/roads`);
  const { sectors, constant } = inputs;
  const network = buildNetwork(inputs);
  const links = [...network.links, ...buildLocalEdges(network, inputs)];
  const density = new Density(sectors, constant("densityRadiusKm"));
  const edges = buildEdges(network.nodes, links, density, constant);
  const pruned = pruneEdges(edges, network.nodes.length, constant("pruneSlack"));
  const nodes = network.nodes.map(({ latitude, longitude }) => ({
    latitude,
    longitude,
    logDensity: density.logAt({ latitude, longitude }),
  }));
  return packRoads(nodes, pruned);
}
