import type { Postcode } from "#app/domain/geo/postcode";
import { fail, ok, type Result } from "#app/domain/result";
import {
  isWithoutRoadLink,
  outcodeCentroid,
  sectorCentroid,
  sectorReachKm,
  type SectorIndex,
} from "#app/domain/geo/sector-index";
import type { GeocodeError, Geocoder, Origin } from "#app/services/ports";

export function createEmbeddedGeocoder(index: SectorIndex): Geocoder {
  return { locate: (postcode) => Promise.resolve(locate(index, postcode)) };
}

function locate(index: SectorIndex, postcode: Postcode): Result<Origin, GeocodeError> {
  if (postcode.town) return ok({ postcode, point: postcode.town, precision: "sector", reachKm: 0 });
  const sector = sectorCentroid(index, postcode);
  const reachKm = sectorReachKm(index, postcode);
  if (sector && reachKm !== null) return ok({ postcode, point: sector, precision: "sector", reachKm });
  const outcode = outcodeCentroid(index, postcode);
  if (outcode) return ok({ postcode, point: outcode, precision: "outcode" });
  return fail(isWithoutRoadLink(index, postcode) ? "no-road-link" : "not-found");
}
