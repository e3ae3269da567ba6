import { ROAD_CONSTANTS as c } from "./constants";

/** Speed in km/h, as the crow flies, off the roads of the graph where ln(1 + junctions per square km) is `logDensity`. */
export function localSpeedKmh(logDensity: number): number {
  return Math.max(c.speedMin, c.r0 - c.r1 * logDensity);
}
