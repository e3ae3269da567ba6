import type { Point } from "#app/domain/geo/geo";

/** A few miles for a day out; ten miles for campsites, as everywhere in the product. */
const RADIUS_METRES = 6_000;
const CAMPSITE_RADIUS_METRES = 16_093;
/** Of each sort, before the best are chosen here: far more than we keep, in a city as well. */
const MOST_ELEMENTS = 200;
/** Below the time that we wait for the whole answer, so that it is Overpass that stops. */
const TIMEOUT_SECONDS = 8;
const MAX_BYTES = 32 * 1024 * 1024;

export const ATTRACTIONS = ["aquarium", "attraction", "gallery", "museum", "theme_park", "zoo"] as const;
export const HISTORIC = [
  "abbey",
  "archaeological_site",
  "castle",
  "fort",
  "manor",
  "monastery",
  "ruins",
] as const;
export const HOTELS = ["guest_house", "hostel", "hotel"] as const;
export const CAMPSITES = ["camp_site", "caravan_site"] as const;

/** What we ask Overpass for around a point, in its query language. */
export function overpassQuery(middle: Point): string {
  const around = (metres: number) =>
    `(around:${metres},${middle.latitude.toFixed(5)},${middle.longitude.toFixed(5)})`;
  const named = (metres: number, key: string, values: readonly string[]) =>
    `nwr${around(metres)}["name"]["${key}"~"^(${values.join("|")})$"];out center ${MOST_ELEMENTS};`;
  return [
    `[out:json][timeout:${TIMEOUT_SECONDS}][maxsize:${MAX_BYTES}];`,
    named(RADIUS_METRES, "tourism", ATTRACTIONS),
    named(RADIUS_METRES, "historic", HISTORIC),
    named(RADIUS_METRES, "tourism", HOTELS),
    named(CAMPSITE_RADIUS_METRES, "tourism", CAMPSITES),
  ].join("\n");
}
