import { buildAuthoredLinks } from "./authored-links";
import { GroundIndex } from "./ground-index";
import type { RoadInputs } from "./inputs";
import { buildMotorways } from "./motorways";
import type { Network } from "./nodes-and-links";
import { chooseSeeds } from "./seeds";

/** Steps 1 to 4: all nodes in the order that later settles ties, and the links of main roads and ferries. */
export function buildNetwork({ sectors, motorways, links: rows, constant }: RoadInputs): Network {
  const seeds = chooseSeeds(sectors, constant("seedSpacingKm"));
  const motorway = buildMotorways(motorways);
  const authored = buildAuthoredLinks(rows, motorway.nodes, constant);
  const links = [...motorway.links, ...authored.links];

  const linked = new Set(links.flatMap((link) => link.ends));
  const mainNodes = [...motorway.nodes, ...authored.nodes].filter((node) => linked.has(node));
  const mainRoads = new GroundIndex(mainNodes);
  const remoteSeeds = seeds.filter((seed) => !mainRoads.nearest(seed, constant("seedGapKm")));
  return { nodes: [...remoteSeeds, ...mainNodes], links };
}
