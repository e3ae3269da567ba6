import type { Postcode } from "#app/domain/geo/postcode";
import type { GeocodeError } from "#app/services/ports";

/** The message for a postcode that looks right but does not exist. */
export const unknownPostcode = ({ text }: Postcode): string => `We couldn't find the postcode ${text}.`;

/** The message for a real postcode from which no road leads to our places. */
export const NO_ROAD_LINK =
  "Sunny Escape covers the United Kingdom: no road leads there from the Channel Islands or the Isle of Man.";

/** Says why no drive can start at a postcode. */
export function originProblem(postcode: Postcode, error: GeocodeError): string {
  return error === "no-road-link" ? NO_ROAD_LINK : `${unknownPostcode(postcode)} Check it and try again.`;
}
