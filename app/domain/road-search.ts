import type { RoadArcs } from "./road-arcs";
import { clearQueue, createNodeQueue, popNearest, pushOrRaise, type NodeQueue } from "./road-node-queue";

/** The work space of a search, and its result by node until the next search begins. */
export interface SearchSpace {
  /** Least minutes from the start; Infinity where the search did not come. */
  readonly minutes: Float64Array;
  /** Kilometres of the quickest way. */
  readonly kilometres: Float64Array;
  /** The worst kind of ferry on the quickest way. */
  readonly ferries: Uint8Array;
  readonly queue: NodeQueue;
}

export function createSearchSpace(nodeCount: number): SearchSpace {
  const minutes = new Float64Array(nodeCount);
  const kilometres = new Float64Array(nodeCount);
  return { minutes, kilometres, ferries: new Uint8Array(nodeCount), queue: createNodeQueue(minutes) };
}

/** Forgets the last search. */
export function beginSearch(space: SearchSpace): void {
  space.minutes.fill(Infinity);
  clearQueue(space.queue);
}

/** Lets the search start at a node (as well) that is reached from the place after so many minutes and kilometres. */
export function startAt(space: SearchSpace, node: number, minutes: number, kilometres: number): void {
  if (minutes >= (space.minutes[node] ?? Infinity)) return;
  space.minutes[node] = minutes;
  space.kilometres[node] = kilometres;
  space.ferries[node] = 0;
  pushOrRaise(space.queue, node);
}

/**
 * Settles the next nearest node (Dijkstra's step) and answers its minutes, or Infinity where there is none within
 * `limitMinutes`. Every node up to the minutes answered has its final value; the others have at least that much.
 */
export function settleNext(space: SearchSpace, arcs: RoadArcs, limitMinutes: number): number {
  const { minutes, kilometres, ferries, queue } = space;
  if (queue.length === 0 || (minutes[queue.heap[0] as number] as number) > limitMinutes) return Infinity;
  const node = popNearest(queue);
  const nodeMinutes = minutes[node] as number;
  const end = arcs.firsts[node + 1] as number;
  for (let arc = arcs.firsts[node] as number; arc < end; arc++) {
    const target = arcs.targets[arc] as number;
    const targetMinutes = nodeMinutes + (arcs.minutes[arc] as number);
    if (targetMinutes >= (minutes[target] as number)) continue;
    minutes[target] = targetMinutes;
    kilometres[target] = (kilometres[node] as number) + (arcs.kilometres[arc] as number);
    ferries[target] = Math.max(ferries[node] as number, arcs.ferries[arc] as number);
    pushOrRaise(queue, target);
  }
  return nodeMinutes;
}
