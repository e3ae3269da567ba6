/**
 * Directed arcs by the node they leave: those of node n are at firsts[n] up to, not including, firsts[n + 1], in the
 * order of their targets.
 */
export interface RoadArcs {
  readonly firsts: Uint32Array;
  readonly targets: Uint16Array;
  /** TravelCost of each arc. */
  readonly costs: Float64Array;
}
