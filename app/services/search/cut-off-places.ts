import { isCutOffByTide } from "#app/domain/tides/crossing";
import { type Snapshot, detailsAt } from "#app/services/ports";

const found = new WeakMap<Snapshot["detailsJson"], ReadonlySet<number>>();

/**
 * Returns the positions of the places whose only way is covered by the tide. Lists show them, but no verdict,
 * recommendation or alert names them. The published tides include them; without tides, they are found in the details.
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
