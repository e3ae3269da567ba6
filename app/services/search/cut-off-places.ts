import { isCutOffByTide } from "#app/domain/tides/crossing";
import { type Snapshot, detailsAt } from "#app/services/ports";

const found = new WeakMap<Snapshot["detailsJson"], ReadonlySet<number>>();

/**
 * Returns the positions of the places whose only way the tide covers. They are listed, but never the place that
 * a verdict, a recommendation or an alert names. Details without such a way are not parsed.
 */
export function cutOffPlaces({ detailsJson }: Pick<Snapshot, "detailsJson">): ReadonlySet<number> {
  let places = found.get(detailsJson);
  if (!places) {
    const positions = detailsJson.flatMap((json, position) =>
      json.includes('"isOnlyWay":true') &&
      isCutOffByTide(detailsAt({ detailsJson }, position).nearby?.crossings)
        ? [position]
        : [],
    );
    found.set(detailsJson, (places = new Set(positions)));
  }
  return places;
}
