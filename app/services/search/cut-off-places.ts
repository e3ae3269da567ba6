import { isCutOffByTide } from "#app/domain/tides/crossing";
import { type Snapshot, detailsAt } from "#app/services/ports";

const found = new WeakMap<Snapshot["detailsJson"], ReadonlySet<number>>();

/** No verdict, recommendation or alert names them. Without published tides, from the details. */
export function cutOffPlaces({
  places,
  detailsJson,
  tides,
}: Pick<Snapshot, "places" | "detailsJson" | "tides">): ReadonlySet<number> {
  let cutOff = found.get(detailsJson);
  if (!cutOff) {
    const isCutOff = (position: number) =>
      isCutOffByTide(detailsAt({ detailsJson }, position).nearby?.crossings);
    cutOff = new Set(tides?.cutOff ?? [...places.keys()].filter(isCutOff));
    found.set(detailsJson, cutOff);
  }
  return cutOff;
}
