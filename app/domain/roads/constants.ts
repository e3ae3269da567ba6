/**
 * The constants with which the road graph is queried. They were fitted together with the graph
 * (data/roads/README.md). Speeds are in km/h, distances in km, times in minutes.
 */
export const ROAD_CONSTANTS = {
  /**
   * The speed on the way to the nearest junctions is r0 - r1 ln(1 + junctions per square km), but at least
   * speedMin.
   */
  r0: 38.474,
  r1: 3.2006,
  speedMin: 18,
  /**
   * On the way to the nearest junctions, a straight line of one kilometre is this many kilometres by road.
   */
  wL: 1.45,
  /** The minutes for parking and for the first and last streets, added to every journey. */
  f0: 1.6508,
  /**
   * A place is joined to at most this many nodes of the graph. None is farther than the cap, or much farther
   * than the nearest.
   */
  accessK: 8,
  accessCapKm: 25,
  accessRatio: 2.2,
  accessExtraKm: 2,
  /**
   * The straight line may replace the way in the graph between places that are less than this great-circle
   * distance apart.
   */
  directKm: 6,
  /**
   * If the way in the graph takes longer than `guardFactor` times the straight line plus `guardExtraMin`
   * minutes, there is probably an obstacle, and the straight line does not replace the way.
   */
  guardFactor: 3,
  guardExtraMin: 5,
} as const;
