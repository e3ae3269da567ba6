import type { Postcode } from "#app/domain/geo/postcode";
import { fail, ok } from "#app/domain/result";
import type { Geocoder } from "#app/services/ports";

/** Four decimals, some ten metres: a postcode is not more precise. */
const DECIMALS = 1e4;
const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;

export async function locatePostcode(postcode: Postcode, { geocoder }: { readonly geocoder: Geocoder }) {
  const found = await geocoder.locate(postcode);
  if (!found.ok) return fail(found.error);
  const { point, precision } = found.value;
  return ok({
    postcode: postcode.text,
    latitude: rounded(point.latitude),
    longitude: rounded(point.longitude),
    precision,
  });
}
