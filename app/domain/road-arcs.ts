/** Edges stored once, position by position. */
export interface RoadEdges {
  readonly sources: Uint16Array;
  readonly targets: Uint16Array;
  readonly minutes: Float64Array;
  readonly kilometres: Float32Array;
  /** 0 no ferry, 1 turn up and go, 2 must be booked. */
  readonly ferries: Uint8Array;
}

/** Directed arcs by the node they leave: those of node n are at firsts[n] up to, not including, firsts[n + 1]. */
export interface RoadArcs {
  readonly firsts: Uint32Array;
  readonly targets: Uint16Array;
  readonly minutes: Float64Array;
  readonly kilometres: Float32Array;
  readonly ferries: Uint8Array;
}

/** Two arcs for each edge, because every edge can be driven both ways. */
export function arcsBothWays(edges: RoadEdges, nodeCount: number): RoadArcs {
  const { sources, targets } = edges;
  const edgeCount = sources.length;
  const arcs: RoadArcs = {
    firsts: firstArcs(edges, nodeCount),
    targets: new Uint16Array(2 * edgeCount),
    minutes: new Float64Array(2 * edgeCount),
    kilometres: new Float32Array(2 * edgeCount),
    ferries: new Uint8Array(2 * edgeCount),
  };
  const nextArcs = arcs.firsts.slice();
  const addArc = (edge: number, from: number, to: number) => {
    const arc = nextArcs[from] as number;
    nextArcs[from] = arc + 1;
    arcs.targets[arc] = to;
    arcs.minutes[arc] = edges.minutes[edge] as number;
    arcs.kilometres[arc] = edges.kilometres[edge] as number;
    arcs.ferries[arc] = edges.ferries[edge] as number;
  };
  for (let edge = 0; edge < edgeCount; edge++) {
    const source = sources[edge] as number;
    const target = targets[edge] as number;
    addArc(edge, source, target);
    addArc(edge, target, source);
  }
  return arcs;
}

function firstArcs({ sources, targets }: RoadEdges, nodeCount: number): Uint32Array {
  const firsts = new Uint32Array(nodeCount + 1);
  for (const ends of [sources, targets])
    for (const node of ends) firsts[node + 1] = (firsts[node + 1] as number) + 1;
  for (let node = 0; node < nodeCount; node++)
    firsts[node + 1] = (firsts[node + 1] as number) + (firsts[node] as number);
  return firsts;
}
