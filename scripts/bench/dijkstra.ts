import type { RoadEntry } from "#app/domain/roads/access";
import { readRoadsFile } from "#app/domain/roads/roads-file";

/**
 * A plain search over the roads: it uses no shortcuts of the hierarchy, and keeps the waiting nodes in a binary heap.
 * Returns a function that gives the cost from the entries to every node.
 */
export function plainSearch(bytes: ArrayBuffer): (entries: readonly RoadEntry[]) => Float64Array {
  const { firsts, targets, costs: arcCosts } = bothWays(bytes);
  const nodeCount = firsts.length - 1;
  const costs = new Float64Array(nodeCount);
  // A node may be in the heap several times: once for each route that was its quickest at that moment.
  const heapNodes = new Uint16Array(targets.length + 8);
  const heapCosts = new Float64Array(targets.length + 8);
  let size = 0;
  const push = (node: number, cost: number) => {
    let at = size++;
    for (; at > 0; at = (at - 1) >> 1) {
      const parent = (at - 1) >> 1;
      if ((heapCosts[parent] as number) <= cost) break;
      heapNodes[at] = heapNodes[parent] as number;
      heapCosts[at] = heapCosts[parent] as number;
    }
    heapNodes[at] = node;
    heapCosts[at] = cost;
  };
  const dropFirst = () => {
    size -= 1;
    const [node, cost] = [heapNodes[size] as number, heapCosts[size] as number];
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && (heapCosts[child + 1] as number) < (heapCosts[child] as number)) child += 1;
      if ((heapCosts[child] as number) >= cost) break;
      heapNodes[at] = heapNodes[child] as number;
      heapCosts[at] = heapCosts[child] as number;
      at = child;
    }
    heapNodes[at] = node;
    heapCosts[at] = cost;
  };
  return (entries) => {
    costs.fill(Infinity);
    for (const { node, cost } of entries) push(node, (costs[node] = Math.min(costs[node] as number, cost)));
    while (size > 0) {
      const [node, cost] = [heapNodes[0] as number, heapCosts[0] as number];
      dropFirst();
      if (cost > (costs[node] as number)) continue;
      for (let arc = firsts[node] as number; arc < (firsts[node + 1] as number); arc += 1) {
        const target = targets[arc] as number;
        const through = cost + (arcCosts[arc] as number);
        if (through < (costs[target] as number)) push(target, (costs[target] = through));
      }
    }
    return costs;
  };
}

/** Returns the edges in both directions. */
function bothWays(bytes: ArrayBuffer) {
  const { arcs, shortcutBits, densities } = readRoadsFile(bytes);
  const ways: [number, number, number][] = [];
  for (let node = 0; node < densities.length; node += 1)
    for (let arc = arcs.firsts[node] as number; arc < (arcs.firsts[node + 1] as number); arc += 1) {
      if ((((shortcutBits[arc >> 3] as number) >> (arc & 7)) & 1) === 1) continue;
      const [target, cost] = [arcs.targets[arc] as number, arcs.costs[arc] as number];
      ways.push([node, target, cost], [target, node, cost]);
    }
  ways.sort(([one], [other]) => one - other);
  const firsts = new Uint32Array(densities.length + 1);
  for (const [from] of ways) firsts[from + 1]! += 1;
  for (let node = 0; node < densities.length; node += 1) firsts[node + 1]! += firsts[node] as number;
  return {
    firsts,
    targets: Uint16Array.from(ways, ([, to]) => to),
    costs: Float64Array.from(ways, ([, , cost]) => cost),
  };
}
