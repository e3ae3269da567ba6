/** A position in WGS84 degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean earth radius in kilometres (IUGG), the one that the road graph was built with. */
const EARTH_RADIUS_KM = 6371.0088;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Great-circle distance in kilometres on a sphere (haversine formula). */
export function haversineKm(a: Point, b: Point): number {
  const latitudeDelta = (b.latitude - a.latitude) * RADIANS_PER_DEGREE;
  const longitudeDelta = (b.longitude - a.longitude) * RADIANS_PER_DEGREE;
  const chord =
    Math.sin(latitudeDelta / 2) ** 2 +
    Math.cos(a.latitude * RADIANS_PER_DEGREE) *
      Math.cos(b.latitude * RADIANS_PER_DEGREE) *
      Math.sin(longitudeDelta / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
