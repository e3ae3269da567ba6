import { type Point, RADIANS_PER_DEGREE } from "./geo";
import {
  AIRY,
  eccentricitySquared,
  toGridMetres,
  type AiryPosition,
  type Ellipsoid,
  type NationalGridPoint,
} from "./transverse-mercator";

/** In kilometres. y grows southwards. */
export function toOutlineMap(point: Point): { readonly x: number; readonly y: number } {
  const { eastingM, northingM } = toNationalGrid(point);
  return { x: eastingM / 1000 + 220, y: 1225 - northingM / 1000 };
}

/**
 * Good to about 5 m in Great Britain and 20 m in Northern Ireland. Ordnance Survey, A guide to coordinate
 * systems in Great Britain, section 6.6 (datum) and annexe C (projection).
 */
export function toNationalGrid(point: Point): NationalGridPoint {
  return toGridMetres(toAiryEllipsoid(toCartesian(point)));
}

const WGS84: Ellipsoid = { major: 6_378_137, minor: 6_356_752.3142 };
const RADIANS_PER_SECOND = RADIANS_PER_DEGREE / 3600;

/** From WGS84 to the National Grid (Helmert transformation). */
const DATUM_SHIFT = {
  x: -446.448,
  y: 125.157,
  z: -542.06,
  scale: 20.4894e-6,
  aboutX: -0.1502 * RADIANS_PER_SECOND,
  aboutY: -0.247 * RADIANS_PER_SECOND,
  aboutZ: -0.8421 * RADIANS_PER_SECOND,
};

function toCartesian({ latitude, longitude }: Point) {
  const phi = latitude * RADIANS_PER_DEGREE;
  const lambda = longitude * RADIANS_PER_DEGREE;
  const e2 = eccentricitySquared(WGS84);
  const nu = WGS84.major / Math.sqrt(1 - e2 * Math.sin(phi) ** 2);
  return {
    x: nu * Math.cos(phi) * Math.cos(lambda),
    y: nu * Math.cos(phi) * Math.sin(lambda),
    z: nu * (1 - e2) * Math.sin(phi),
  };
}

function toAiryEllipsoid({ x, y, z }: ReturnType<typeof toCartesian>): AiryPosition {
  const shift = DATUM_SHIFT;
  const scale = 1 + shift.scale;
  const shiftedX = shift.x + scale * x - shift.aboutZ * y + shift.aboutY * z;
  const shiftedY = shift.y + shift.aboutZ * x + scale * y - shift.aboutX * z;
  const shiftedZ = shift.z - shift.aboutY * x + shift.aboutX * y + scale * z;
  const radius = Math.hypot(shiftedX, shiftedY);
  const e2 = eccentricitySquared(AIRY);
  let phi = Math.atan2(shiftedZ, radius * (1 - e2));
  // Each round adds about two digits; heights are small, so the first guess is within a metre.
  for (let round = 0; round < 3; round++) {
    const nu = AIRY.major / Math.sqrt(1 - e2 * Math.sin(phi) ** 2);
    phi = Math.atan2(shiftedZ + e2 * nu * Math.sin(phi), radius);
  }
  return { phi, lambda: Math.atan2(shiftedY, shiftedX) };
}
