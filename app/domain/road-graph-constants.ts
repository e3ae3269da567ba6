/**
 * What a query of the road graph needs of its fitted constants. The source is data/roads/speeds.json, with the same
 * names; a test compares them. Speeds in km/h, distances in km, times in minutes.
 */
export const ROAD_CONSTANTS = {
  /** Speed of local roads and of the way to the nearest junctions, by ln(1 + postcodes per square km). */
  r0: 72.096,
  r1: 6.3012,
  r2: 4.5407,
  rk: 1.5,
  speedMin: 18,
  speedMax: 90,
  /** Local time grows by this share for each km beyond `LONG_LOCAL_KM`. */
  rlong: 0.0548,
  /** Road km for each straight km on local roads. */
  wL: 1.1486,
  /** Added to every journey: parking, first and last streets. */
  f0: 4.5339,
  /** How a place is joined to the graph: so many nodes, none farther than the cap, none much farther than the first. */
  accessK: 6,
  accessCapKm: 25,
  accessRatio: 1.6,
  accessExtraKm: 1.5,
  /** A node is passed over where the road to it is that much longer than the straight way (an estuary between). */
  guardFactor: 3,
  guardExtraMin: 5,
  /** Below this great-circle distance the straight way may win over the graph. */
  directKm: 6,
} as const;

/** From here on a local way gets slower with its length (`rlong`). */
export const LONG_LOCAL_KM = 5;

/** No guard test searches farther than this. */
export const GUARD_LIMIT_MINUTES = 120;
