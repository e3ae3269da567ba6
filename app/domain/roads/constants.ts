/** Fitted together with the graph (data/roads/README.md). In km/h, km and minutes. */
export const ROAD_CONSTANTS = {
  /** To the nearest junctions: r0 - r1 ln(1 + junctions per square km), but at least speedMin. */
  r0: 38.474,
  r1: 3.2006,
  speedMin: 18,
  /** By road, for a straight kilometre to the nearest junctions. */
  wL: 1.45,
  /** For parking and for the first and last streets, in every journey. */
  f0: 1.6508,
  /** Nodes per place. None is farther than the cap, or much farther than the nearest. */
  accessK: 8,
  accessCapKm: 25,
  accessRatio: 2.2,
  accessExtraKm: 2,
  /** Below this great-circle distance the straight line may replace the way in the graph. */
  directKm: 6,
  /** Slower than `guardFactor` times the straight line plus `guardExtraMin` there is an obstacle. */
  guardFactor: 3,
  guardExtraMin: 5,
} as const;
