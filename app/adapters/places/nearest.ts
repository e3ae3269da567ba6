import { type Point, withinKm } from "#app/domain/geo/geo";

/** `headStartKm` is how many kilometres nearer an item counts in the order. */
export function nearest<Item extends Point>(
  middle: Point,
  items: readonly Item[],
  { radiusKm, count }: { readonly radiusKm: number; readonly count: number },
  headStartKm: (item: Item) => number = () => 0,
): Item[] {
  return withinKm(middle, items, radiusKm)
    .sort((a, b) => a.km - headStartKm(a.item) - (b.km - headStartKm(b.item)))
    .slice(0, count)
    .map(({ item }) => item);
}
