import type { Point } from "#app/domain/geo/geo";

/** Campsites use ten miles, as everywhere in the product. */
const RADIUS_METRES = 6_000;
const CAMPSITE_RADIUS_METRES = 16_093;
/** Of each kind of place. We keep the best of them. */
const MOST_ELEMENTS = 200;
/** Shorter than our own time limit, so that Overpass stops first and reports it. */
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
