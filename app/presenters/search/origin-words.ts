import type { Postcode } from "#app/domain/geo/postcode";
import type { GeocodeError } from "#app/services/ports";

/** What is said of a well-formed postcode that does not exist. */
export const unknownPostcode = ({ text }: Postcode): string => `We couldn't find the postcode ${text}.`;

/** What is said of a real postcode from which no road leads to any place that we will ever cover. */
export const NO_ROAD_LINK =
  "Sunny Escape covers the United Kingdom: no road leads there from the Channel Islands or the Isle of Man.";

/** Why no drive starts at a postcode: the same words wherever somebody gives one. */
export function originProblem(postcode: Postcode, error: GeocodeError): string {
  return error === "no-road-link" ? NO_ROAD_LINK : `${unknownPostcode(postcode)} Check it and try again.`;
}
