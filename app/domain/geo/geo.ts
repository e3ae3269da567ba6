export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export const areSamePoints = (some: readonly Point[], others: readonly Point[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ latitude, longitude }, i) => latitude === others[i]?.latitude && longitude === others[i]?.longitude,
  );

/** The centre of Great Britain (Ordnance Survey), near Dunsop Bridge in Lancashire. */
export const MIDDLE_OF_THE_COUNTRY: Point = { latitude: 54.004, longitude: -2.548 };

/** The mean radius (IUGG). The road graph was built with the same one. */
const EARTH_RADIUS_KM = 6371.0088;
export const RADIANS_PER_DEGREE = Math.PI / 180;

/** Great-circle distance on a sphere (haversine formula). */
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

const COMPASS_POINTS = [
  ...["north", "north-east", "east", "south-east"],
  ...["south", "south-west", "west", "north-west"],
];

/** One of eight. Treats the earth as flat, so distances must be short. */
export function compassPointFrom(from: Point, to: Point): string {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos(from.latitude * RADIANS_PER_DEGREE);
  const eighths = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return COMPASS_POINTS[(eighths + 8) % 8] as string;
}

/** Along each axis. Services round positions or snap them to a grid. */
export const isWithinDegrees = (a: Point, b: Point, degrees: number): boolean =>
  Math.abs(a.latitude - b.latitude) <= degrees && Math.abs(a.longitude - b.longitude) <= degrees;

/** Rounded down: most items are ruled out by their latitude, which is cheaper than a distance. */
const KM_PER_LATITUDE_DEGREE = 111;

/** The nearest first. */
export function withinKm<Item extends Point>(from: Point, items: readonly Item[], radiusKm: number) {
  const near: { readonly item: Item; readonly position: number; readonly km: number }[] = [];
  items.forEach((item, position) => {
    if (Math.abs(item.latitude - from.latitude) * KM_PER_LATITUDE_DEGREE > radiusKm) return;
    const km = haversineKm(from, item);
    if (km <= radiusKm) near.push({ item, position, km });
  });
  return near.sort((a, b) => a.km - b.km);
}
