import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Point } from "#app/domain/geo/geo";
import { NO_ENTRY, readRoadsFile, ROADS_GRID, ROADS_GRID_STEPS } from "#app/domain/roads/roads-file";
import { localLoad, strategicLoad } from "#app/domain/roads/traffic-load";
import { travelCost } from "#app/domain/roads/travel-cost";
import { readBarriers, readCrossings, sortByCrossing } from "./crossings";
import { isStrategic, localDelays } from "./delays";
import { ferryEdge, readFerries } from "./ferries";
import { mendedNetwork } from "./mended-network";
import { inHundredths, readSourceGraph, type RoadEdge } from "./source-graph";

const source = readSourceGraph("data/roads/graph.txt.gz");
const barriers = readBarriers("data/roads/barriers.csv");
const crossings = readCrossings("data/roads/crossings.csv");
const ferries = readFerries("data/roads/ferries.csv");
const network = mendedNetwork("data/roads");

describe("the roads over water", () => {
  const sorted = sortByCrossing(source, barriers, crossings);

  it("go by bridges, tunnels and round the ends of water that are named, and every name is needed", () => {
    const unused = [...sorted.uses].filter(([, edges]) => edges === 0).map(([{ name }]) => name);
    expect(unused).toEqual([]);
    const named = new Set(barriers.map(({ name }) => name));
    expect(crossings.filter(({ barrier }) => !named.has(barrier))).toEqual([]);
  });

  it("that the map invents, or that the sea has broken since, are left out", () => {
    const count = (name: string) => sorted.false.filter(({ barrier }) => barrier === name).length;
    expect(Object.fromEntries(sorted.false.map(({ barrier }) => [barrier, count(barrier)]))).toEqual({
      Raasay: 1, // the ferry to Sconser
      Gigha: 3, // the ferry to Tayinloan
      Kyle_Akin: 3, // across Loch Alsh from Glenelg and Kylerhea
      Fowey: 3, // the Bodinnick ferry
      Poole_hbr: 1, // the chain ferry at Sandbanks
      Yare: 2, // the Reedham ferry
      Thames_up: 6, // the Woolwich ferry
      Slapton_Line: 5, // the A379, which the sea broke on 2 February 2026
    });
    expect(sortByCrossing(network, barriers, crossings).false).toEqual([]);
  });
});

describe("the ferries", () => {
  it("each have an edge of their minutes, and no road joins its berths in so short a time", () => {
    const odd = ferries.filter((ferry) => {
      const { from, to } = ferryEdge(ferry, network.nodes);
      const edge = network.edges.find(
        (each) =>
          Math.min(from, to) === Math.min(each.from, each.to) &&
          Math.max(from, to) === Math.max(each.from, each.to),
      );
      const isEdge = edge?.ferry === (ferry.mustBook ? 2 : 1) && edge.minutes === ferry.minutes;
      // At Woolwich, driving through the Blackwall Tunnel is as quick as waiting for the ferry.
      return !isEdge || roadMinutes(from, to, ferry.minutes + 5) <= Math.min(ferry.minutes, 17);
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
    const crossings = ferries.map(({ name, minutes, mustBook }) => [name, minutes, mustBook]);
    expect(crossings).toContainEqual(["Woolwich", 20, false]);
    expect(crossings).toContainEqual(["Uig-Tarbert", 135, true]);
  });

  it("are these 62: that to the Isle of Man is left out, which is not of the United Kingdom", () => {
    expect(ferries).toHaveLength(62);
    expect(network.edges.filter((edge) => edge.ferry !== 0)).toHaveLength(62);
  });

  const roads = new Map<number, RoadEdge[]>();
  for (const edge of network.edges)
    if (edge.ferry === 0)
      for (const end of [edge.from, edge.to]) roads.set(end, [...(roads.get(end) ?? []), edge]);

  /** Returns the minutes by road alone; Infinity beyond the limit. */
  function roadMinutes(start: number, goal: number, limit: number): number {
    const waiting = new Map([[start, 0]]);
    const settled = new Set<number>();
    while (waiting.size > 0) {
      const [node, minutes] = [...waiting].reduce((least, each) => (each[1] < least[1] ? each : least));
      if (node === goal) return minutes;
      waiting.delete(node);
      settled.add(node);
      for (const edge of roads.get(node) ?? []) {
        const next = edge.from === node ? edge.to : edge.from;
        const at = minutes + edge.minutes;
        if (at <= limit && !settled.has(next) && at < (waiting.get(next) ?? Infinity)) waiting.set(next, at);
      }
    }
    return Infinity;
  }
});

it("the gaps of the map have links between neighbours that only a long way joined, and few of them", () => {
  const added =
    network.edges.length - (sortByCrossing(source, barriers, crossings).real.length + ferries.length);
  expect(added).toBeGreaterThan(30);
  expect(added).toBeLessThan(60);
});

describe("roads.bin", () => {
  // Contraction takes half a minute, so it is not repeated here but only by `npm run data:build`.
  // app/domain/roads/hubs.test.ts shows that the shortcuts leave all travel costs as they are, and contract.test.ts that
  // the build is repeatable.
  const file = readRoadsFile(new Uint8Array(readFileSync("app/geodata/generated/roads.bin")).buffer);
  const steps = (degrees: number, { origin, span }: { origin: number; span: number }) =>
    Math.round(((degrees - origin) / span) * ROADS_GRID_STEPS);
  const positionOf = ({ latitude, longitude }: Point) =>
    `${steps(latitude, ROADS_GRID.latitude)},${steps(longitude, ROADS_GRID.longitude)}`;
  const joined = (from: Point, to: Point) => [positionOf(from), positionOf(to)].sort().join(" ");

  const nodes = [...file.densities].map((density, node) => ({
    latitude: file.latitudes[node] as number,
    longitude: file.longitudes[node] as number,
    isEntry: density !== NO_ENTRY,
  }));

  it("holds the nodes of this network, and which of them are entries", () => {
    const described = (node: Point & { isEntry: boolean }) => `${positionOf(node)} ${node.isEntry}`;
    expect(nodes.map(described).sort()).toEqual(network.nodes.map(described).sort());
  });

  it("holds its edges with their minutes, kilometres, ferries and what traffic can delay, but those that a way round is quicker than", () => {
    const { firsts, targets, costs, loads } = file.arcs;
    const held: string[] = [];
    const roundabout = new Set<string>();
    nodes.forEach((from, node) => {
      for (let arc = firsts[node] as number; arc < (firsts[node + 1] as number); arc++) {
        const ends = joined(from, nodes[targets[arc] as number] as Point);
        const isShortcut = (((file.shortcutBits[arc >> 3] as number) >> (arc & 7)) & 1) === 1;
        if (isShortcut) roundabout.add(ends);
        else held.push(`${ends} ${costs[arc]} ${loads[arc]}`);
      }
    });
    const delays = localDelays(network, "data");
    const loadOf = (edge: RoadEdge) => {
      if (edge.ferry > 0) return 0;
      const hundredths = inHundredths(edge.minutes);
      if (isStrategic(edge)) return strategicLoad(hundredths);
      return localLoad(hundredths, delays[edge.from] as number, delays[edge.to] as number);
    };
    const expected = network.edges.map((edge) => {
      const { from, to, minutes, kilometres, ferry } = edge;
      const ends = joined(network.nodes[from] as Point, network.nodes[to] as Point);
      return `${ends} ${travelCost(inHundredths(minutes) / 100, inHundredths(kilometres) / 100, ferry)} ${loadOf(edge)}`;
    });
    const isHeld = new Set(held);
    const isExpected = new Set(expected);
    expect(held.filter((edge) => !isExpected.has(edge))).toEqual([]);
    const left = expected.filter((edge) => !isHeld.has(edge));
    expect(left.filter((edge) => !roundabout.has(edge.split(" ").slice(0, 2).join(" ")))).toEqual([]);
    expect(left.length).toBeLessThan(100);
  });
});
