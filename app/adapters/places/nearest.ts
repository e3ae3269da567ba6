import { haversineKm, type Point } from "#app/domain/geo/geo";

/** Rounded down: a cheap first test that rules out most items. */
const KM_PER_LATITUDE_DEGREE = 111;

/** `headStartKm` is how many kilometres nearer an item counts in the order. */
export function nearest<Item extends Point>(
  middle: Point,
  items: readonly Item[],
  { radiusKm, count }: { readonly radiusKm: number; readonly count: number },
  headStartKm: (item: Item) => number = () => 0,
): Item[] {
  const maxLatitudeDelta = radiusKm / KM_PER_LATITUDE_DEGREE;
  return items
    .filter((item) => Math.abs(item.latitude - middle.latitude) <= maxLatitudeDelta)
    .map((item) => ({ item, km: haversineKm(middle, item) }))
    .filter(({ km }) => km <= radiusKm)
    .sort((a, b) => a.km - headStartKm(a.item) - (b.km - headStartKm(b.item)))
    .slice(0, count)
    .map(({ item }) => item);
}
