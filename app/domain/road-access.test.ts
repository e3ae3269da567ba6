import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accessOf } from "./road-access";
import { readRoadGraph } from "./road-graph";
import { nearestNodes } from "./road-nodes-nearby";
import { beginSearch, settleNext, startAt } from "./road-search";

const graph = readRoadGraph(new Uint8Array(readFileSync("app/geodata/generated/roads.bin")).buffer);

/** Every 61st of the postcode sectors, all over the United Kingdom, and those by harbours: Gosport, Fowey, Woolwich. */
const BY_WATER = /^(PO12 1|PL23 1|SE18 6),/;
const somePlaces = readFileSync("data/postcodes/uk_sectors.csv", "utf8")
  .trim()
  .split("\n")
  .filter((line, row) => row % 61 === 1 || BY_WATER.test(line))
  .map((line) => line.split(","))
  .map(([name, latitude, longitude]) => ({
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));

/** Minutes from one node to all others, by a search that nothing cuts short. */
function minutesFrom(node: number): Float64Array {
  beginSearch(graph.searchSpace);
  startAt(graph.searchSpace, node, 0, 0);
  while (settleNext(graph.searchSpace, graph.arcs, Infinity) !== Infinity);
  return graph.searchSpace.minutes.slice();
}

const near = (place: { latitude: number; longitude: number }) =>
  nearestNodes(graph.nodeFinder, place, 6, 25).map(({ node, kilometres }) => ({ node, kilometres }));

describe("how a place is joined to the roads", () => {
  it("begins with the nearest node, and its way takes local speed and the usual bends", () => {
    for (const place of somePlaces) {
      const [entry] = accessOf(graph, place).entries;
      const [nearest] = near(place);
      expect(entry?.node, place.name).toBe(nearest?.node);
      expect(entry?.kilometres).toBeCloseTo(1.1486 * (nearest?.kilometres ?? NaN), 9);
      const speedKmh = ((nearest?.kilometres ?? NaN) / (entry?.minutes ?? NaN)) * 60;
      expect(speedKmh).toBeGreaterThan(17);
      expect(speedKmh).toBeLessThan(72);
    }
  });

  it("leaves out nodes that are much farther by road than the straight way promises, and only those", () => {
    let leftOut = 0;
    for (const place of somePlaces) {
      const access = accessOf(graph, place);
      const candidates = near(place);
      const first = candidates[0];
      if (!first) continue;
      const byRoad = minutesFrom(first.node);
      const straightMinutes = (kilometres: number) =>
        ((60 * kilometres) / access.speedKmh) * (1 + 0.0548 * Math.max(0, kilometres - 5));
      const kept = candidates.filter(({ node, kilometres }) => {
        if (node === first.node) return true;
        if (kilometres > Math.max(1.6 * first.kilometres, first.kilometres + 1.5)) return false;
        const allowed = 3 * (straightMinutes(first.kilometres) + straightMinutes(kilometres)) + 5;
        const isNear = (byRoad[node] ?? Infinity) <= Math.min(120, allowed);
        if (!isNear) leftOut++;
        return isNear;
      });
      expect(access.entries.map((entry) => entry.node)).toEqual(kept.map(({ node }) => node));
    }
    expect(leftOut).toBeGreaterThanOrEqual(3);
  });
});
