import { RADIANS_PER_DEGREE } from "./geo";

/** In metres east and north of the British National Grid's false origin. */
export interface NationalGridPoint {
  readonly eastingM: number;
  readonly northingM: number;
}

export interface Ellipsoid {
  readonly major: number;
  readonly minor: number;
}

export const AIRY: Ellipsoid = { major: 6_377_563.396, minor: 6_356_256.909 };

/** In radians. */
export interface AiryPosition {
  readonly phi: number;
  readonly lambda: number;
}

const ORIGIN = {
  latitude: 49 * RADIANS_PER_DEGREE,
  longitude: -2 * RADIANS_PER_DEGREE,
  eastingM: 400_000,
  northingM: -100_000,
  scale: 0.9996012717,
};

export const eccentricitySquared = ({ major, minor }: Ellipsoid) => 1 - minor ** 2 / major ** 2;

/** Ordnance Survey, A guide to coordinate systems in Great Britain, annexe C. */
export function toGridMetres({ phi, lambda }: AiryPosition): NationalGridPoint {
  const e2 = eccentricitySquared(AIRY);
  const curvature = 1 - e2 * Math.sin(phi) ** 2;
  const nu = (AIRY.major * ORIGIN.scale) / Math.sqrt(curvature);
  const nuByRho = curvature / (1 - e2);
  const eta2 = nuByRho - 1;
  const sin = Math.sin(phi);
  const cos = Math.cos(phi);
  const tan2 = Math.tan(phi) ** 2;
  const east = lambda - ORIGIN.longitude;
  const northTerms =
    ((nu / 2) * sin * cos +
      ((nu / 24) * sin * cos ** 3 * (5 - tan2 + 9 * eta2) +
        (nu / 720) * sin * cos ** 5 * (61 - 58 * tan2 + tan2 ** 2) * east ** 2) *
        east ** 2) *
    east ** 2;
  const eastTerms =
    nu * cos * east +
    (nu / 6) * cos ** 3 * (nuByRho - tan2) * east ** 3 +
    (nu / 120) * cos ** 5 * (5 - 18 * tan2 + tan2 ** 2 + 14 * eta2 - 58 * tan2 * eta2) * east ** 5;
  return {
    eastingM: ORIGIN.eastingM + eastTerms,
    northingM: ORIGIN.northingM + meridianArc(phi) + northTerms,
  };
}

/** From the true origin. */
function meridianArc(phi: number): number {
  const n = (AIRY.major - AIRY.minor) / (AIRY.major + AIRY.minor);
  const difference = phi - ORIGIN.latitude;
  const sum = phi + ORIGIN.latitude;
  const series =
    (1 + n + 1.25 * n ** 2 + 1.25 * n ** 3) * difference -
    (3 * n + 3 * n ** 2 + 2.625 * n ** 3) * Math.sin(difference) * Math.cos(sum) +
    1.875 * (n ** 2 + n ** 3) * Math.sin(2 * difference) * Math.cos(2 * sum) -
    (35 / 24) * n ** 3 * Math.sin(3 * difference) * Math.cos(3 * sum);
  return AIRY.minor * ORIGIN.scale * series;
}
