/**
 * The constants of a query of the road graph, fitted together with the graph (data/roads/README.md). Speeds in km/h,
 * distances in km, times in minutes.
 */
export const ROAD_CONSTANTS = {
  /** Speed of the way to the nearest junctions by ln(1 + junctions per square km): r0 - r1 ln(…), at least speedMin. */
  r0: 38.474,
  r1: 3.2006,
  speedMin: 18,
  /** Road km per straight km of that way. */
  wL: 1.45,
  /** Added to every journey: parking, first and last streets. */
  f0: 1.6508,
  /**
   * How a place is joined to the graph: this many nodes, none farther than the cap, none much farther than
   * the first.
   */
  accessK: 8,
  accessCapKm: 25,
  accessRatio: 2.2,
  accessExtraKm: 2,
  /** Below this great-circle distance the straight way may replace the graph's … */
  directKm: 6,
  /** … unless the road is this much longer, which suggests an obstacle between. */
  guardFactor: 3,
  guardExtraMin: 5,
} as const;
