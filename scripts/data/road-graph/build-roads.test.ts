import { describe, expect, it } from "vitest";
import { Density } from "./density";
import { buildEdges } from "./edges";
import { readRoadInputs } from "./inputs";
import { buildLocalEdges, neighbours } from "./local-edges";
import { buildMotorways } from "./motorways";
import { buildNetwork } from "./network";
import { pruneEdges } from "./prune";

const inputs = readRoadInputs("data/roads");
const { constant } = inputs;
const network = buildNetwork(inputs);
const localEdges = buildLocalEdges(network, inputs);
const density = new Density(inputs.sectors, constant("densityRadiusKm"));
const edges = buildEdges(network.nodes, [...network.links, ...localEdges], density, constant);

describe("the road graph, step by step, has the recipe's check figures", () => {
  it("1,528 seeds, 973 motorway nodes and 6,120 nodes in all", () => {
    const motorwayNodes = new Set(buildMotorways(inputs.motorways).nodes);
    const seeds = new Set<unknown>(inputs.sectors);
    expect(network.nodes.filter((node) => seeds.has(node))).toHaveLength(1_528);
    expect(motorwayNodes.size).toBe(973);
    expect(network.nodes).toHaveLength(6_120);
  });

  it("5,074 links of main roads and ferries, 41 ferries, 17 of them must-book", () => {
    const ferries = network.links.filter((link) => link.ferry);
    expect(network.links).toHaveLength(5_074);
    expect(ferries).toHaveLength(41);
    expect(ferries.filter((link) => link.ferry?.mustBook)).toHaveLength(17);
  });

  it("17,313 neighbours less than 16 km apart, 16,165 of them joined by local edges", () => {
    expect(neighbours(network.nodes, constant("maxDelaunayKm"))).toHaveLength(17_313);
    expect(localEdges).toHaveLength(16_165);
  });

  it("18,702 edges after merging, 16,142 after pruning, with all ferries", () => {
    const pruned = pruneEdges(edges, network.nodes.length, constant("pruneSlack"));
    expect(edges).toHaveLength(18_702);
    expect(pruned).toHaveLength(16_142);
    expect(pruned.filter((edge) => edge.ferry !== 0)).toHaveLength(41);
  });
});

describe("pruning", () => {
  const road = (from: number, to: number, minutes: number) =>
    ({ from, to, minutes, kilometres: minutes, ferry: 0 }) as const;

  it("drops a road that another way replaces within the slack, and keeps one that it does not", () => {
    const detour = [road(0, 1, 5), road(1, 2, 5.1)];
    expect(pruneEdges([...detour, road(0, 2, 10)], 3, 1.02)).toHaveLength(2);
    expect(pruneEdges([...detour, road(0, 2, 9.9)], 3, 1.02)).toHaveLength(3);
  });

  it("judges by the graph as it stands, so that two roads never replace each other", () => {
    const pruned = pruneEdges([road(0, 1, 1), road(0, 2, 20), road(1, 2, 20)], 3, 1.1);
    expect(pruned).toHaveLength(2);
  });

  it("never drops a ferry", () => {
    const ferry = { from: 0, to: 1, minutes: 60, kilometres: 5, ferry: 1 } as const;
    expect(pruneEdges([ferry, road(0, 2, 5), road(1, 2, 5)], 3, 1.02)).toContainEqual(ferry);
  });
});
