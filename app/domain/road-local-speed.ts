import { LONG_LOCAL_KM, ROAD_CONSTANTS as c } from "./road-graph-constants";

/** Speed in km/h off the main roads where ln(1 + postcodes per square km) is `logDensity`. */
export function localSpeedKmh(logDensity: number): number {
  const speed = c.r0 - c.r1 * logDensity - c.r2 * Math.max(0, c.rk - logDensity);
  return Math.min(c.speedMax, Math.max(c.speedMin, speed));
}

/** Minutes for a straight distance off the main roads; long ways are less direct, so they take longer. */
export function localMinutes(straightKm: number, speedKmh: number): number {
  return ((60 * straightKm) / speedKmh) * (1 + c.rlong * Math.max(0, straightKm - LONG_LOCAL_KM));
}
