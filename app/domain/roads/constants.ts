/**
 * The constants of a query of the road graph, fitted together with the graph (data/roads/README.md). Speeds in km/h,
 * distances in km, times in minutes.
 */
export const ROAD_CONSTANTS = {
  /** Speed of the way to the nearest junctions by ln(1 + junctions per square km): r0 - r1 ln(…), at least speedMin. */
  r0: 38.474,
  r1: 3.2006,
  speedMin: 18,
  /** Kilometres by road per kilometre of straight line, on the way to the nearest junctions. */
  wL: 1.45,
  /** Added to every journey: parking, first and last streets. */
  f0: 1.6508,
  /**
   * A place is joined to at most this many nodes of the graph, none of them farther than the cap or much farther than
   * the nearest.
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
