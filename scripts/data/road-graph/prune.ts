import { arcsBothWays, type RoadArcs, type RoadEdges } from "../../../app/domain/road-arcs";
import { beginSearch, createSearchSpace, settleNext, startAt } from "../../../app/domain/road-search";
import type { Edge } from "./edges";

/** Step 10: drops roads that another way replaces at hardly any loss, the longest first. Ferries stay. */
export function pruneEdges(edges: readonly Edge[], nodeCount: number, slack: number): Edge[] {
  const ordered = [...edges].sort((a, b) => b.minutes - a.minutes || a.from - b.from || a.to - b.to);
  const arcs = arcsBothWays(inColumns(ordered), nodeCount);
  const isReplaceable = createDetourTest(arcs, nodeCount);
  return ordered.filter((edge) => {
    if (edge.ferry !== 0) return true;
    // An edge of infinite minutes is never driven: closed while its detour is looked for, and for good if there is one.
    setMinutes(arcs, edge, Infinity);
    if (isReplaceable(edge, edge.minutes * slack)) return false;
    setMinutes(arcs, edge, edge.minutes);
    return true;
  });
}

function inColumns(edges: readonly Edge[]): RoadEdges {
  return {
    sources: Uint16Array.from(edges, (edge) => edge.from),
    targets: Uint16Array.from(edges, (edge) => edge.to),
    minutes: Float64Array.from(edges, (edge) => edge.minutes),
    kilometres: Float32Array.from(edges, (edge) => edge.kilometres),
    ferries: Uint8Array.from(edges, (edge) => edge.ferry),
  };
}

function createDetourTest(arcs: RoadArcs, nodeCount: number): (edge: Edge, limitMinutes: number) => boolean {
  const space = createSearchSpace(nodeCount);
  return ({ from, to }, limitMinutes) => {
    const isReached = () => (space.minutes[to] as number) <= limitMinutes;
    beginSearch(space);
    startAt(space, from, 0, 0);
    while (!isReached() && settleNext(space, arcs, limitMinutes) !== Infinity);
    return isReached();
  };
}

function setMinutes(arcs: RoadArcs, { from, to }: Edge, minutes: number): void {
  arcs.minutes[arcBetween(arcs, from, to)] = minutes;
  arcs.minutes[arcBetween(arcs, to, from)] = minutes;
}

function arcBetween({ firsts, targets }: RoadArcs, from: number, to: number): number {
  return targets.indexOf(to, firsts[from]);
}
