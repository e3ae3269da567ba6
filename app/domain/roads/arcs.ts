/** Edges stored once, position by position. */
export interface RoadEdges {
  readonly sources: Uint16Array;
  readonly targets: Uint16Array;
  /** TravelCost of each edge. */
  readonly costs: Float64Array;
}

/** Directed arcs by the node they leave: those of node n are at firsts[n] up to, not including, firsts[n + 1]. */
export interface RoadArcs {
  readonly firsts: Uint32Array;
  readonly targets: Uint16Array;
  /** TravelCost of each arc. */
  readonly costs: Float64Array;
}

/** Where the arcs of each node begin, if one arc leaves every node that the lists name. */
export function firstArcs(lists: readonly Uint16Array[], nodeCount: number): Uint32Array {
  const firsts = new Uint32Array(nodeCount + 1);
  for (const list of lists) for (const node of list) firsts[node + 1] = (firsts[node + 1] as number) + 1;
  for (let node = 0; node < nodeCount; node++)
    firsts[node + 1] = (firsts[node + 1] as number) + (firsts[node] as number);
  return firsts;
}
