import { isCutOffByTide } from "#app/domain/tides/crossing";
import { type Snapshot, detailsAt } from "#app/services/ports";

const found = new WeakMap<Snapshot["detailsJson"], ReadonlySet<number>>();

/**
 * Returns the positions of the places whose only way the tide covers. They are listed, but never the place that
 * a verdict, a recommendation or an alert names. They are published with the tides; without those, details are read.
 */
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
